/** Dunes in the background of a card: each card has its own, always the same. */

/** The outline of one of three layers, in a field of 90 by 60. */
export function dunes(slug: string, layer: number): string {
  const roll = rolls(`${slug}/${layer}`);
  const base = 14 + 14 * layer;
  const [a, b, c, d] = [0, 1, 2, 3].map(() => base + 12 * roll() - 6);
  return `M0 ${at(a)}C18 ${at(b! - 9)} 28 ${at(b! + 8)} 45 ${at(b)}S72 ${at(c! - 7)} 90 ${at(d)}V60H0Z`;
}

const at = (y: number | undefined) => (y ?? 0).toFixed(1);

/** Numbers from 0 to 1 that a text decides. */
function rolls(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    return (state >>> 8) / 2 ** 24;
  };
}
