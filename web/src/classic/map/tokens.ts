/** Forces on the map: the shape of each faction's token, and how tokens stand together. */

import { shape, type Shape } from "../../lib/seats";

/** The outlines of the seats' shapes around 0, 0 with radius 1, broad enough for a number. */
// prettier-ignore
const OUTLINES: Record<Shape, string> = {
  circle:   "M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z",
  square:   "M-.88-.88H.88V.88H-.88Z",
  triangle: "M0-1.14L1.12 .8A.12 .12 0 0 1 1.02 .96H-1.02A.12 .12 0 0 1-1.12 .8Z",
  diamond:  "M0-1.2L1.2 0L0 1.2L-1.2 0Z",
  hexagon:  "M0-1.06L.92-.53V.53L0 1.06L-.92 .53V-.53Z",
  cross:    "M-.62-1H.62V-.62H1V.62H.62V1H-.62V.62H-1V-.62H-.62Z",
};

export function outline(faction: string): string {
  return OUTLINES[shape(faction)];
}

/** How far below the middle the number stands, as part of the radius: a triangle is low. */
export function sink(faction: string): number {
  return shape(faction) === "triangle" ? 0.26 : 0;
}

/** Where tokens stand around a spot, in units of their radius. */
export function cluster(count: number): [x: number, y: number][] {
  const across = count <= 3 ? count : Math.ceil(count / Math.ceil(count / 3));
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const here = row === rows - 1 ? count - across * row : across;
    return [2.1 * ((i % across) - (here - 1) / 2), 2.1 * (row - (rows - 1) / 2)];
  });
}
