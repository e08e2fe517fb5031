/** Simple heads for the leaders, put together of a few shapes: each slug always gives the same. */
import type { Table } from "../lib/table.svelte";

export interface Portrait {
  body: string;
  head: string;
  hair: string;
  /** Beard, veil, band or brow, drawn as lines. */
  extra: string;
}

const BODIES = [
  "M-19 21C-18 9-10 7 0 7S18 9 19 21A28 28 0 0 1-19 21Z",
  "M-20 20C-19 8-8 6 0 9C8 6 19 8 20 20A28 28 0 0 1-20 20Z",
  "M-17 22L-13 6L0 11L13 6L17 22A28 28 0 0 1-17 22Z",
];
const HEADS = [
  "M0-13C6-13 8.6-8 8.2-2.6C7.8 3.4 4 8.4 0 8.4S-7.8 3.4-8.2-2.6C-8.6-8-6-13 0-13Z",
  "M0-13C6.6-13 9-8.6 8.4-3C8 2.6 5.6 5 4.2 7.6H-4.2C-5.6 5-8 2.6-8.4-3C-9-8.6-6.6-13 0-13Z",
  "M0-12.6C6-12.6 7.8-8 7.4-3C7 4 3 9.6 0 9.6S-7 4-7.4-3C-7.8-8-6-12.6 0-12.6Z",
];
const HAIRS = [
  "M-9.4-3C-11-13-5-17.4 0-17.4S11-13 9.4-3C8-8-4-6.6-5.4-9.4C-6.4-7-8.4-6-9.4-3Z",
  "M-9-4C-10-14-3-17 2-16.6C8-16 10-10 9-4C7-8.6 3-10.6-2-10.4C-6-10-8-8-9-4Z",
  "M-10 6C-13-8-9-17.6 0-17.6S13-8 10 6C9.4-2 9-7 5-10C0-8-6-8.6-8-6C-9-2-9.6 2-10 6Z",
  "M-8.8-6C-8-13-4-15.6 0-15.6S8-13 8.8-6C6-9.6 3-11.4 0-11.4S-6-9.6-8.8-6Z",
  "M-11 9C-15-6-11-19 0-19S15-6 11 9C13-2 8-9 0-9S-13-2-11 9Z",
];
const EXTRAS = [
  "",
  "M-4.4 4.4C-2 7.4 2 7.4 4.4 4.4M-2.6 9L0 11L2.6 9",
  "M-3.4 3.2H3.4",
  "M-8-6.6H8",
  "M-4.8-3.4H-2.2M2.2-3.4H4.8M-2 4H2",
];
/** Leaders drawn with the long hair or the hood of the fourth and fifth shape. */
const LONG = new Set([
  "lady-jessica",
  "alia",
  "margot-lady-fenring",
  "mother-ramallo",
  "princess-irulan",
  "wanna-yueh",
  "chani",
  "shadout-mapes",
]);
const SHORT = [0, 1, 3];

export function portrait({ catalogue }: Table, slug: string): Portrait {
  const leaders = catalogue.entries.filter(({ kind }) => kind === "leader");
  const n = Math.max(
    0,
    leaders.findIndex((each) => each.slug === slug),
  );
  const hair = LONG.has(slug) ? [2, 4][n % 2]! : SHORT[n % SHORT.length]!;
  const extra = LONG.has(slug) ? [0, 3, 4][n % 3]! : (n * 2 + 1) % EXTRAS.length;
  return {
    body: BODIES[n % BODIES.length]!,
    head: HEADS[(n + Math.floor(n / 3)) % HEADS.length]!,
    hair: HAIRS[hair]!,
    extra: EXTRAS[extra]!,
  };
}
