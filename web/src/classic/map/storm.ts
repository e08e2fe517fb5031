/** The storm: a wedge of dust as wide as a sector, drawn around the east. */
import { polar, RING, wedge } from "./geometry";

export const WEDGE = wedge(-10, 10, 100, RING);

/** Streaks of dust: arcs of changing length, thicker towards the middle of the storm. */
export const STREAKS: { path: string; width: number }[] = [];

let seed = 20;
for (let radius = 130; radius < RING - 6; radius += 9) {
  for (let n = 0; n < 2; n++) {
    const length = 2 + 9 * chance() * chance();
    const from = -10.5 + (21 - length) * chance();
    const off = radius + 8 * chance();
    const bend = 4 + 14 * chance();
    const [a, b, c] = [
      polar(from, off),
      polar(from + length / 2, off + bend),
      polar(from + length, off),
    ];
    STREAKS.push({ path: `M${a}Q${b} ${c}`, width: 2 + 5 * chance() });
  }
}

/** A number from 0 to 1; the same ones every time, so that the storm looks the same to all. */
function chance(): number {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
}
