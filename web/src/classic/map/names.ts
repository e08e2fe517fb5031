/** How the name of a territory fits into it, in whatever language. */
import type { Box } from "./geometry";

export interface Label {
  lines: string[];
  x: number;
  y: number;
  turn: number;
  /** The largest size, in units of the map, at which it fits. */
  size: number;
}

const LEADING = 1.06;
/** Beyond this size a name gains nothing; it rather stands upright and clear of things. */
const ENOUGH = 36;

/** The best way of writing a name: broken into lines, in one of the boxes. */
export function fit(name: string, boxes: Box[]): Label {
  let best: Label = { lines: [name], x: 0, y: 0, turn: 0, size: 0 };
  let most = 0;
  for (const lines of breaks(name)) {
    const wide = Math.max(...lines.map(width));
    for (const box of boxes) {
      const high = box.height / (lines.length * LEADING);
      const size = Math.min(high, (box.height * box.aspect) / wide);
      const legible = Math.min(size, ENOUGH) ** 1.6 + Math.min(size, 2 * ENOUGH) / 20;
      const worth = legible * (1 - Math.abs(box.turn) / 200) * (box.free ? 1 : 0.72);
      if (worth > most) {
        most = worth;
        best = { lines, x: box.x, y: box.y, turn: box.turn, size };
      }
    }
  }
  return best;
}

/** Something round that stands on the map. */
export interface Round {
  x: number;
  y: number;
  r: number;
}

/** A name that is moved away from what covers it is not smaller than this. */
const LEGIBLE = 22;

/** The same, but elsewhere in the territory where things stand on the name. */
export function clear(name: string, boxes: Box[], things: Round[], largest: number): Label {
  const usual = fit(name, boxes);
  const covered = (label: Label) => {
    const size = Math.min(label.size, largest);
    const wide = Math.max(...label.lines.map(width)) * size;
    return things.some((thing) => touches(label, wide, label.lines.length * LEADING * size, thing));
  };
  if (!covered(usual)) return usual;
  const open = boxes.filter(
    (box) => !things.some((thing) => touches(box, box.height * box.aspect, box.height, thing)),
  );
  const other = fit(
    name,
    open.map((box) => ({ ...box, free: true })),
  );
  return other.size >= LEGIBLE ? other : usual;
}

/** A box around its middle. */
interface Upright {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** A name as it is written, and the size of its letters. */
export interface Written extends Label {
  font: number;
}

/**
 * The names that can be written with letters no smaller than `least` and no larger than `most`:
 * where there is little room they go beyond their territory, but not over one another nor over what
 * stands there already.
 */
export function written<Each extends Label>(
  labels: Each[],
  plates: Upright[],
  least: number,
  most: number,
): (Each & Written)[] {
  const taken = [...plates];
  const found: (Each & Written)[] = [];
  for (const label of labels.toSorted((a, b) => b.size - a.size)) {
    const font = Math.max(least, Math.min(label.size, most));
    if (label.size < font * OVERFLOW) break;
    const box = around(label, font);
    const free = (at: Upright) => !taken.some((other) => meet(at, other));
    const spot = label.size >= font ? box : beside(box, least).find(free);
    if (spot === undefined) continue;
    taken.push(spot);
    found.push({ ...label, font, x: spot.x, y: spot.y });
  }
  return found;
}

/** A box, and the same above, below and beside what may stand in it. */
function beside(box: Upright, step: number): Upright[] {
  const [across, along] = [box.wide / 2 + step, box.high / 2 + step];
  const moves = [
    [0, 0],
    [0, along],
    [0, -along],
    [across, 0],
    [-across, 0],
  ] as const;
  return moves.map(([x, y]) => ({ ...box, x: box.x + x, y: box.y + y }));
}

/** A name that needs so much less room than it has is not written. */
const OVERFLOW = 0.6;

/** The upright box around a turned name. */
function around(label: Label, font: number): Upright {
  const wide = Math.max(...label.lines.map(width)) * font * 0.96;
  const high = label.lines.length * LEADING * font * 0.92;
  const angle = (label.turn * Math.PI) / 180;
  const [along, across] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    x: label.x,
    y: label.y,
    wide: wide * along + high * across,
    high: wide * across + high * along,
  };
}

const meet = (one: Upright, other: Upright): boolean =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 &&
  Math.abs(one.y - other.y) < (one.high + other.high) / 2;

/** Whether something round lies on a turned box. */
function touches(
  box: { x: number; y: number; turn: number },
  wide: number,
  high: number,
  { x, y, r }: Round,
): boolean {
  const angle = (-box.turn * Math.PI) / 180;
  const [dx, dy] = [x - box.x, y - box.y];
  const across = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) - wide / 2;
  const along = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) - high / 2;
  return Math.hypot(Math.max(0, across), Math.max(0, along)) < r;
}

/** Where each line of a label stands, above or below its middle, in multiples of its size. */
export function offsets(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * LEADING);
}

/** About how wide a line is, in multiples of its size. */
export function width(text: string): number {
  let total = 0;
  for (const sign of text) total += sign > "\u2e7f" ? 1 : /[A-ZMW]/.test(sign) ? 0.7 : 0.56;
  return total;
}

/** The largest size at which no word of a text is broken in so wide a space. */
export function unbroken(text: string, room: number): number {
  const words = text
    .split(/[\s-]+/)
    .flatMap((word) => (word > "\u2e7f" ? syllables(word) : [word]));
  return room / Math.max(...words.map(width));
}

/** A name on one line, and in every way on two and three. */
export function breaks(name: string): string[][] {
  const words = name.includes(" ") ? name.split(" ") : syllables(name);
  const glue = name.includes(" ") ? " " : "";
  const found = [[name]];
  for (let i = 1; i < words.length; i++) {
    const [head, tail] = [words.slice(0, i).join(glue), words.slice(i)];
    found.push([head, tail.join(glue)]);
    for (let j = 1; j < tail.length; j++) {
      found.push([head, tail.slice(0, j).join(glue), tail.slice(j).join(glue)]);
    }
  }
  return found;
}

/** Japanese is broken at a middle dot, or in the middle where it is long. */
function syllables(name: string): string[] {
  if (name <= "\u2e7f") return [name];
  if (name.includes("・")) return name.split(/(?<=・)/);
  const half = Math.ceil(name.length / 2);
  return name.length > 4 ? [name.slice(0, half), name.slice(half)] : [name];
}
