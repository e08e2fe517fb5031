/** The hints of a guided game: each is read once. */

const KEY = "kanly-hints";

export function seenHints(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function keepHints(seen: Iterable<string>): void {
  localStorage.setItem(KEY, JSON.stringify([...seen]));
}
