/** How others come to a table. */

/** The address of a room, to be passed on. */
export function roomLink(room: string): string {
  return `${location.origin}/room/${room}`;
}

/** The code of a room, in two groups. */
export function codeText(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
