/** What the choices of this game are about. */
import type { Table } from "../lib/table.svelte";
import type { ChoiceItem, Decision, Ref, View } from "../lib/types";
import { amounts } from "./amounts";
import * as ref from "./refs";

/** Which of its words a choice points at. */
type Reader = (args: string[]) => Ref[];

const first =
  (make: (slug: string) => Ref): Reader =>
  (args) =>
    args.length === 1 ? [make(args[0]!)] : [];
const nothing: Reader = () => [];

/** A leader, a Cheap Hero in its place, or the Kwisatz Haderach. */
function someone(slug: string): Ref {
  if (slug === "cheap-hero") return ref.card(slug);
  return slug === "kwisatz-haderach" || slug === "none" || slug === "forces"
    ? `slot-${slug}`
    : ref.leader(slug);
}

function cardOr(slot: string): Reader {
  return ([slug]) => [slug === undefined || slug === "none" ? `slot-${slot}` : ref.card(slug)];
}

/** `karama stop voice with baliset`: the card, and what it is used on where that can be shown. */
const karama: Reader = ([use, target, ...rest]) => {
  const cardUsed = rest[0] === "with" ? rest[1] : target === "with" ? rest[0] : undefined;
  const found = [ref.card(cardUsed ?? "karama")];
  if (use === "see-plan" || use === "swap-cards") found.push(ref.faction(target!));
  if (use === "call-worm") found.push(ref.territory(target!));
  return found;
};

// prettier-ignore
const READERS: Record<string, Reader> = {
  faction:     first(ref.faction),
  swap:        first(ref.faction),
  predict:     first(ref.faction),
  ally:        first(ref.faction),
  accept:      first(ref.faction),
  reject:      first(ref.faction),
  truthtrance: () => [ref.card("truthtrance")],
  traitor:     first(ref.leader),
  leader:      first(someone),
  ghola:       () => [ref.card("tleilaxu-ghola")],
  revive:      ([slug]) => (slug !== undefined && /^\d/.test(slug) ? [] : [someone(slug!)]),
  advisor:     first(ref.at),
  ship:        first(ref.at),
  reinforce:   first(ref.at),
  to:          first(ref.at),
  ride:        first(ref.at),
  worm:        first(ref.territory),
  move:        first(ref.territory),
  cross:       first(ref.territory),
  back:        first(ref.territory),
  fighters:    first(ref.territory),
  battle:      ([place, other]) => [ref.around(place!), ref.faction(other!)],
  weapon:      cardOr("weapon"),
  defense:     cardOr("defense"),
  keep:        ([slug]) => (slug === "faction" || slug === "captive" ? [] : [ref.card(slug!)]),
  discard:     first(ref.card),
  give:        first(ref.card),
  karama,
  hajr:              () => [ref.card("hajr")],
  "family-atomics":  () => [ref.card("family-atomics")],
  "weather-control": () => [ref.card("weather-control")],
  voice:             ([order, kind]) => [`voice-${order}-${kind}`],
  foresee:           ([element]) => [`foresee-${element}`],
  with:              () => ["slot-kwisatz-haderach"],
};

/** Offers that lie open all the time have a place of their own; see `AnyTime` and `Deals`. */
export const ANY_TIME = "any-time";

/** Battle plans are made beside the map, all parts together. */
const PLAN = "plan";

/** What can be done at any time lights its card alone, so that the table stays calm. */
export function refs(choice: ChoiceItem, decision: Decision): Ref[] {
  if (decision.kind === PLAN) return [];
  const found = (READERS[choice.verb] ?? nothing)(choice.args);
  return decision.kind === ANY_TIME ? found.slice(0, 1) : found;
}

/** Verbs that are always said in words, whatever the board shows. */
const SAID = new Set([
  "keep",
  "act",
  "become",
  "follow",
  "as",
  "grant",
  "kill",
  "with",
  "without",
  "withdraw",
  "family-atomics",
  "weather-control",
  "hajr",
]);

export function plain(choice: ChoiceItem, decision: Decision): boolean {
  if (decision.kind === ANY_TIME || decision.kind === PLAN) return false;
  if (choice.args.length === 0) return true;
  if (choice.args.includes("none")) return true;
  return SAID.has(choice.verb) && !/^\d/.test(choice.args[0]!);
}

export function chip(): boolean {
  return false;
}

/** Cards that are gone once played, and alliances that are broken, are asked for once more. */
const FINAL = new Set(["karama", "truthtrance", "ghola", "family-atomics", "break"]);

export function final(choice: ChoiceItem, _table: Table): boolean {
  return FINAL.has(choice.verb);
}

export function phase(view: View): { round: number; phase: string } {
  return { round: Number(view.turn), phase: String(view.phase) };
}

/** Decisions that ask for a number; a battle plan is made beside the map instead. */
export function panels(decision: Decision): boolean {
  return decision.kind !== PLAN && amounts(decision.choices) !== null;
}

/** What lies beside the map is pointed at there, not named once more among the buttons. */
const BESIDE = new Set([
  PLAN,
  "nexus",
  "draft",
  "prediction",
  "traitor",
  "battle",
  "the-voice",
  "prescience",
]);

export function whole(decision: Decision): boolean {
  return BESIDE.has(decision.kind);
}

/** Questions that are answered beside the map: what they are about lies there. */
export const STAGED = new Set([
  "bid",
  "pay",
  "nexus",
  "draft",
  "swap-faction",
  "prediction",
  "traitor",
  "the-voice",
  "prescience",
  "battle",
  "question",
]);

/** On a phone these questions, and those of a battle and the storm, bring the board forward. */
export function home(decision: Decision): Table["tab"] | undefined {
  const board = STAGED.has(decision.kind) || ON_BOARD.has(decision.kind);
  return board ? "board" : undefined;
}

const ON_BOARD = new Set([PLAN, "storm-dial", "treason"]);

/** Where a phone shows a thing: what is yours behind the shield, factions among the houses. */
export function part(thing: Ref): Table["tab"] {
  if (/^classic-(card|leader)-/.test(thing)) return "hand";
  return thing.startsWith("classic-faction-") ? "houses" : "board";
}
