/** Forces on the map: the shape of each faction's token, and how tokens stand together. */

/** Outlines around 0, 0 with radius 1: each faction has a shape beside its colour. */
// prettier-ignore
export const SHAPES: Record<string, string> = {
  atreides:        "M0-1L.87-.5V.5L0 1L-.87 .5V-.5Z",
  "bene-gesserit": "M.4-.98L.98-.4V.4L.4 .98H-.4L-.98 .4V-.4L-.4-.98Z",
  emperor:         "M-.86-.86H.86V.86H-.86Z",
  fremen:          "M0-1.12L1.08 .72A.16 .16 0 0 1 .94 .96H-.94A.16 .16 0 0 1-1.08 .72Z",
  guild:           "M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1Z",
  harkonnen:       "M0-1.12L1.12 0L0 1.12L-1.12 0Z",
};

/** How far below the middle the number stands, as part of the radius: a triangle is low. */
export const SINK: Record<string, number> = { fremen: 0.22 };

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
