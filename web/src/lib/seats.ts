/** Seats: a colour and a shape each, so that no one needs to see the colour, and who plays there. */
import { has, t } from "./i18n.svelte";
import type { Ref, Seat } from "./types";

export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "cross";

const SHAPES: Record<string, Shape> = {
  red: "circle",
  blue: "square",
  yellow: "triangle",
  green: "diamond",
  emperor: "circle",
  "bene-gesserit": "square",
  fremen: "triangle",
  atreides: "diamond",
  guild: "hexagon",
  harkonnen: "cross",
};

/** The shape's outline in a square of 20 × 20. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z",
  square: "M3.5 3.5h13v13h-13z",
  triangle: "M10 2l8.6 15.5H1.4z",
  diamond: "M10 1l8 9l-8 9l-8-9z",
  hexagon: "M10 1.2l7.6 4.4v8.8L10 18.8l-7.6-4.4V5.6z",
  cross: "M7 2h6v5h5v6h-5v5H7v-5H2V7h5z",
};

export function shape(colour: string): Shape {
  return SHAPES[colour] ?? "circle";
}

/** The colour as a value for CSS or SVG. */
export function paint(colour: string): string {
  return colour in SHAPES ? `var(--seat-${colour})` : "var(--muted)";
}

/** The house that a name in the log stands for; one of Imperium may be a Rival, who has no seat. */
export function houseOf(ref: Ref, room: { seats: Pick<Seat, "house" | "key">[] }): string | null {
  const seated = room.seats.find(({ key }) => key === ref)?.house;
  return seated ?? (ref.startsWith("colour-") ? ref.slice("colour-".length) : null);
}

/** What a house is called; as the game has it where there are no words for it. */
export function houseName(seat?: Partial<Pick<Seat, "house" | "key">>): string {
  const key = seat?.key ?? "";
  return has(key) ? t(key) : (seat?.house ?? "");
}

/** How well the bot of a seat plays, in a word; nothing where a person plays. */
export function level({ bot }: Pick<Seat, "bot">): string {
  const key = `bot-${bot}`;
  return bot !== null && has(key) ? t(key) : "";
}

/** What the mark of a bot says. */
export function botLabel(seat: Pick<Seat, "bot">): string {
  const name = level(seat);
  return name === "" ? t("bot") : t("bot-named", { name });
}
