/** What a screen reader is told: one polite region of the page, said again even when it repeats. */

let said = $state({ text: "", turn: false });

/** Announce something to screen readers. */
export function announce(text: string): void {
  said = { text, turn: !said.turn };
}

export function announced(): { text: string; turn: boolean } {
  return said;
}
