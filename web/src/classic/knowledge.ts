/** What one knows of a faction, in words. */
import { t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { printed, UNKNOWN } from "./facts";
import { cardName, factionName, leaderName, whereName } from "./names";
import type { Forces, House, Model } from "./read";
import { remembered, type Shown } from "./shown.svelte";

export interface Known {
  /** The key of its name. */
  name: string;
  text: string;
}

/** The cards of another's hand that one has seen. */
export const seenCards = (house: House) => house.hand.filter((card) => card !== UNKNOWN);
/** The traitors of another that one has seen. */
export const seenTraitors = (house: House) => house.traitors.filter((each) => each !== UNKNOWN);

/** What a faction showed of its spice, where it lies behind the shield. */
export function shownSpice(table: Table, house: House): Shown | null {
  return house.spice === null ? (remembered(table).spice[house.faction] ?? null) : null;
}

export function shownText({ n, turn }: Shown): string {
  return turn === null ? t("board-shown-once", { n }) : t("board-shown", { n, turn });
}

const list = <Each>(all: Each[], name: (each: Each) => string) => all.map(name).join(", ");

/** Everything there is to say, line by line; what is empty is left out. */
export function facts(table: Table, model: Model, house: House): Known[] {
  const shown = shownSpice(table, house);
  const spice = house.spice ?? t("board-unknown");
  const told = ({ forces, starred }: Forces) =>
    starred > 0 ? t("board-with-starred", { n: forces + starred, starred }) : String(forces);
  const leader = (slug: string) => leaderName(table, slug);
  const away = house.leaders.filter(({ at }) => at !== "home");
  const lines: [name: string, text: string][] = [
    ["board-spice", shown === null ? String(spice) : `${spice} (${shownText(shown)})`],
    ["board-bribes-short", house.bribes > 0 ? String(house.bribes) : ""],
    [
      "board-cards",
      `${house.cards ?? t("board-unknown")} / ${printed(table, house.faction, "hand-limit")}`,
    ],
    ["board-known-cards", list(seenCards(house), (card) => cardName(table, card))],
    ["board-known-traitors", list(seenTraitors(house), leader)],
    ["board-reserves", told(house.reserves)],
    ["board-tanks-short", told(house.tanks)],
    ["board-strongholds", String(house.strongholds)],
    [
      "board-leaders-away",
      list(away, ({ slug, at }) => `${leader(slug)} (${whereName(table, at)})`),
    ],
    ["board-allied", list(house.allies, (each) => factionName(table, each))],
    ["board-shield-prediction", prediction(model, house)],
  ];
  return lines.flatMap(([name, text]) => (text === "" ? [] : [{ name, text }]));
}

/** What is known of a victory that was predicted of this faction. */
function prediction({ prediction: made }: Model, { faction }: House): string {
  if (made?.faction !== faction) return "";
  return made.turn === null ? t("board-predicted-ever") : t("board-turn-n", { n: made.turn });
}
