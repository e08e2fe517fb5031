/** Numbers from 0 to 1 that a text decides: always the same for the same text. */
export function rolls(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    return (state >>> 8) / 2 ** 24;
  };
}
