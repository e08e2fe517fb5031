/** The hints of a guided game: each is read once. */
import { keep, kept } from "./storage";

const KEY = "kanly-hints";

export function seenHints(): Set<string> {
  return new Set(kept<string[]>(KEY, []));
}

export function keepHints(seen: Iterable<string>): void {
  keep(KEY, [...seen]);
}
