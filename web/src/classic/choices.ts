/** How the choices of this game are shown: on the board, as buttons, or beside the map. */
import type { Table } from "../lib/table.svelte";
import type { ChoiceItem, ChoiceRef, Decision, Ref, View } from "../lib/types";
import { amounts } from "./amounts";
import * as ref from "./refs";

/** Offers that lie open all the time have a place of their own; see `AnyTime` and `Deals`. */
export const ANY_TIME = "any-time";

/** Battle plans are made beside the map, all parts together. */
const PLAN = "plan";

/** Questions under Truthtrance, asked in a form of their own. */
const QUESTION = "question";

const THINGS: Record<string, (slug: string) => Ref> = {
  faction: ref.faction,
  card: ref.card,
  leader: ref.leader,
  territory: ref.territory,
  location: ref.at,
  element: ref.foreseen,
};

/** What can be done at any time lights its card alone, so that the table stays calm. */
export function thing({ kind, slug }: ChoiceRef, decision: Decision): Ref | null {
  if (decision.kind === PLAN || decision.kind === QUESTION) return null;
  if (decision.kind === ANY_TIME && kind !== "card") return null;
  if (decision.kind === "battle" && kind === "location") return ref.around(slug);
  return THINGS[kind]?.(slug) ?? null;
}

/** Verbs that are always said in words, though they name a card. */
const SAID = new Set(["keep", "family-atomics", "weather-control", "hajr"]);

export function plain({ verb, refs }: ChoiceItem, decision: Decision): boolean {
  if (decision.kind === ANY_TIME || decision.kind === PLAN) return false;
  return refs.every(({ kind }) => kind === "none") || SAID.has(verb);
}

export function chip(): boolean {
  return false;
}

/** Cards that are gone once played, and alliances that are broken, are asked for once more. */
const FINAL = new Set(["truthtrance", "ghola", "family-atomics", "break-alliance"]);

export function final({ verb }: ChoiceItem, _table: Table): boolean {
  return FINAL.has(verb) || verb.startsWith("karama-");
}

export function phase(view: View): { round: number; phase: string } {
  return { round: Number(view.turn), phase: String(view.phase) };
}

/** Decisions that ask for a number; a battle plan is made beside the map instead. */
export function panels(decision: Decision): boolean {
  return decision.kind !== PLAN && amounts(decision.choices) !== null;
}

/**
 * Questions that are answered on the board or beside it: `form`, by a form for things that lie nowhere
 * else; `whole`, pointed at there and not named once more among the buttons; `room`, on a phone the
 * map makes room for what is asked.
 */
// prettier-ignore
const STAGED: Record<string, readonly ("form" | "whole" | "room")[]> = {
  "draft":        ["form", "whole", "room"],
  "secret-draft": ["form", "whole", "room"],
  "prediction":   ["form", "whole", "room"],
  "traitor":      ["form", "whole", "room"],
  "battle":       ["form", "whole", "room"],
  "the-voice":    ["form", "whole", "room"],
  "swap-faction": ["form", "room"],
  [QUESTION]:     ["form", "room"],
  "nexus":        ["whole", "room"],
  "prescience":   ["whole", "room"],
  "bid":          ["room"],
  "pay":          ["room"],
  [PLAN]:         ["whole"],
  "storm-dial":   [],
  "treason":      [],
};

export function staged(decision: Decision | null, how: "form" | "whole" | "room"): boolean {
  return STAGED[decision?.kind ?? ""]?.includes(how) ?? false;
}

export function whole(decision: Decision): boolean {
  return staged(decision, "whole");
}

/** On a phone these questions bring the board forward. */
export function home(decision: Decision): Table["tab"] | undefined {
  return decision.kind in STAGED ? "board" : undefined;
}

/** Where a phone shows a thing: what is yours behind the shield, factions among the houses. */
export function part(thing: Ref): Table["tab"] {
  if (/^classic-(card|leader)-/.test(thing)) return "hand";
  return thing.startsWith("classic-faction-") ? "houses" : "board";
}
