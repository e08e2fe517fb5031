/** Whether buttons fit where there is so much room for them, reckoned in letters. */

/** How many letters a row has room for, on a wide screen and on a phone. */
const ROOM = { wide: 66, compact: 44 };
/** What a button is wider than its label. */
const EDGE = 5;
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/gu;

/** Whether buttons with these labels fit into so many rows. */
export function fit(labels: string[], compact: boolean, most: number): boolean {
  const room = compact ? ROOM.compact : ROOM.wide;
  let rows = 1;
  let used = 0;
  for (const label of labels) {
    const width = Math.min(room, label.length + (label.match(WIDE)?.length ?? 0) + EDGE);
    if (used + width > room) {
      rows += 1;
      used = 0;
    }
    used += width;
  }
  return rows <= most;
}
