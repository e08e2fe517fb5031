/** How the choices of the game are shown, and what to ask about things that cannot be chosen. */
import { counted } from "../lib/choice";
import type { Table } from "../lib/table.svelte";
import type { ChoiceItem, Decision, Ref, View } from "../lib/types";
import * as thing from "./things";
import { hints } from "./view";

/** Choices about nothing in particular: they stand as buttons. */
export function plain(choice: ChoiceItem): boolean {
  return choice.refs.length === 0;
}

/** Effects and options, drawn as chips. */
export function chip(choice: ChoiceItem): boolean {
  return CHIPS.has(choice.verb);
}

/** Numbers, set by a stepper. */
export function stepped(choice: ChoiceItem): boolean {
  return STEPPED.has(choice.verb) && counted(choice) !== undefined;
}

/** Decisions with a number to set, or with cards that lie nowhere on the table. */
export function panels(decision: Decision): boolean {
  return decision.choices.some(stepped) || APART.has(decision.kind);
}

/** Revealing gives up the Agents one still has: that is asked twice. */
export function final(choice: ChoiceItem, table: Table): boolean {
  if (choice.verb !== "reveal" || table.house === null) return false;
  const own = table.state.view[table.house] as { agents: number };
  return own.agents > 0;
}

/** Ending the turn gives up what waits and may be declined. */
export function lost(choice: ChoiceItem, table: Table): string[] {
  if (choice.verb !== "end") return [];
  const given = hints(table)?.given_up ?? [];
  return table.choices.filter((each) => given.includes(each.choice.notation)).map(named);
}

const named = ({ choice }: { choice: ChoiceItem }): string => choice.label;

/** Round and phase. */
export function phase(view: View): { round: number; phase: string } {
  return { round: Number(view.round), phase: String(view.phase) };
}

const APART = new Set(["leader", "intelligence", "snoop"]);
const CHIPS = new Set(["do", "choose", "sell"]);
const STEPPED = new Set(["deploy", "retreat", "return"]);

// Why not -----------------------------------------------------------------------------------------

/**
 * The notation to ask about when a thing that cannot be chosen is pointed at: what it would be in
 * answer to this decision. `agent` is the one verb that needs two things; the other is what is
 * picked so far, or what the card would reach.
 */
export function asked(ref: Ref, table: Table): string | null {
  const kind = table.decision?.kind;
  if (kind === undefined) return null;
  const [what, slug, place] = parsed(ref);
  if (kind === "turn" && what === "space") return `agent ${sender(slug, table)} ${slug}`;
  if (kind === "turn" && what === "card" && place === "hand")
    return `agent ${slug} ${goal(slug, table)}`;
  return WHY[kind]?.[place === "" ? what : `${what}@${place}`]?.(slug) ?? null;
}

type Asking = Record<string, (slug: string) => string>;

const PLAYING: Asking = {
  "intrigue@hand": (slug) => `play ${slug}`,
  tile: (slug) => `use ${slug}`,
};

// prettier-ignore
const WHY: Record<string, Asking> = {
  turn:             { ...PLAYING },
  "agent-effects":  { ...PLAYING, "unit@garrison": (slug) => (slug === "troop" ? "deploy 1" : `deploy ${slug}`) },
  "reveal-effects": { ...PLAYING, "card@market": (slug) => `buy ${slug}`, "card@aside": (slug) => `buy ${slug} aside` },
  combat:           { ...PLAYING },
  victory:          { ...PLAYING },
  endgame:          { ...PLAYING },
  reward:           { ...PLAYING },
  influence:        { faction: (slug) => `influence ${slug}` },
  "lose-influence": { faction: (slug) => `lose ${slug}` },
  acquire:          { "card@market": (slug) => `acquire ${slug}` },
  take:             { "card@discard": (slug) => `take ${slug}` },
  tech:             { tile: (slug) => `tech ${slug}` },
  place:            { space: (slug) => `place ${slug}` },
  voice:            { space: (slug) => `voice ${slug}` },
  target:           { colour: (slug) => `target ${slug}` },
};

/** `card-dagger@hand` as `card`, `dagger`, `hand`. */
function parsed(ref: Ref): [what: string, slug: string, place: string] {
  const [named = "", place = ""] = ref.split("@");
  const dash = named.indexOf("-");
  return dash < 0 ? [named, "", place] : [named.slice(0, dash), named.slice(dash + 1), place];
}

/** The card one would send an Agent with: the one picked, else one of the hand that reaches it. */
function sender(space: string, table: Table): string {
  const picked = table.picked.map(parsed).find(([what]) => what === "card");
  if (picked !== undefined) return picked[1];
  const own = table.house === null ? undefined : table.state.view[table.house];
  const hand = (own as { hand: string[] } | undefined)?.hand ?? [];
  const icon = table.entry(thing.space(space))?.data.icon;
  return hand.find((card) => icons(card, table).includes(String(icon))) ?? hand[0] ?? "";
}

/** The space one would send an Agent to: the one picked, else one that the card's icons reach. */
function goal(card: string, table: Table): string {
  const picked = table.picked.map(parsed).find(([what]) => what === "space");
  if (picked !== undefined) return picked[1];
  const spaces = table.catalogue.entries.filter((entry) => entry.kind === "space");
  const reached = spaces.find((entry) => icons(card, table).includes(String(entry.data.icon)));
  return (reached ?? spaces[0])?.slug ?? "";
}

function icons(card: string, table: Table): string[] {
  return (table.entry(`card-${card}`)?.data.icons ?? []) as string[];
}
