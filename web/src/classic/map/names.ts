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
