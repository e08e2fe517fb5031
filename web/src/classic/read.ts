/** From the position as it is sent (`state.ts`) to what the board draws; the rest is as it came. */
import type { Table } from "../lib/table.svelte";
import type { View } from "../lib/types";
import { isFaction, UNKNOWN, type Faction } from "./facts";
import { LOCATIONS, TERRITORIES } from "./map/geometry";
import type { Place } from "./map/types";
import { NONE } from "./plan.svelte";
import { FACTIONS } from "./state";
import type * as sent from "./state";

export type Model = ReturnType<typeof model>;
export type House = ReturnType<typeof house>;
export type Battle = ReturnType<typeof battle>;
export type Deal = ReturnType<typeof deal>;

/** Forces: ordinary ones, and Sardaukar or Fedaykin, counted apart. */
export interface Forces {
  forces: number;
  starred: number;
}

const seen = new WeakMap<View, Model>();

/** The table of a view; read once for each. */
export function read(view: View): Model {
  let found = seen.get(view);
  if (found === undefined) seen.set(view, (found = model(view as unknown as sent.State)));
  return found;
}

/** The factions of the seat that looks: two where two players share six. */
export function ownHouses(table: Table): House[] {
  return [...read(table.state.view).houses.values()].filter(({ seat }) => seat === table.seat);
}

function model(state: sent.State) {
  return {
    ...state,
    /** Its sector; 0 before the first storm. */
    storm: state.storm ?? 0,
    /** The next storm card and the top spice card, for whoever saw them. */
    stormCard: number(state["storm-card"]),
    spiceTop: known(state["spice-deck"][0]),
    houses: new Map(present(state).map(([slug, it]) => [slug, house(slug, it)])),
    places: places(state),
    battle: state.battle && battle(state.battle, state),
    deals: state.deals.map(deal),
    prediction: prediction(state["bene-gesserit"]?.prediction),
    /** Where the next worm of each pile comes. */
    worms: state["worm-territories"].filter(onMap),
  };
}

// Factions -----------------------------------------------------------------------------------------

function present(state: sent.State): [Faction, sent.House][] {
  return FACTIONS.flatMap((slug) => (state[slug] === undefined ? [] : [[slug, state[slug]]]));
}

/** Spice and cards are null where they are not known. */
function house(faction: Faction, it: sent.House) {
  return {
    ...it,
    faction,
    spice: number(it.spice),
    cards: number(it.cards),
    reserves: apart(it.reserves, it["starred-reserves"]),
    tanks: apart(it.tanks, it["starred-tanks"]),
    leaders: leaders(it),
    /** Leaders of others that the Harkonnen hold. */
    captives: it.captives ?? [],
  };
}

function apart(all: number, starred: number): Forces {
  return { forces: all - starred, starred };
}

/** A leader killed again after a revival lies face down. */
function leaders({ leaders, deaths }: sent.House) {
  return Object.entries(leaders).map(([slug, at]) => ({
    slug,
    at,
    down: at === "tanks" && (number(deaths[slug]) ?? 0) > 1,
  }));
}

function prediction(made: sent.House["prediction"]) {
  if (made == null) return null;
  return { faction: isFaction(made.faction) ? made.faction : null, turn: number(made.turn) };
}

// The map ------------------------------------------------------------------------------------------

function places(state: sent.State): Map<string, Place> {
  const found = new Map<string, Place>();
  const at = (slug: string): Place => {
    if (!found.has(slug)) found.set(slug, { spice: 0, stacks: [], leaders: [] });
    return found.get(slug)!;
  };
  for (const [slug, n] of Object.entries(state.spice)) at(slug).spice = n;
  for (const [faction, it] of present(state)) {
    for (const [slug, n] of Object.entries(it.forces)) {
      const { forces, starred } = apart(n, it.starred[slug] ?? 0);
      const advise = it.advisors?.includes(LOCATIONS.get(slug)!.territory) ?? false;
      const shown = advise ? { forces: 0, advisors: forces } : { forces, advisors: 0 };
      at(slug).stacks.push({ faction, starred, ...shown });
    }
    stay(faction, it, at);
  }
  return found;
}

/** Leaders that fought stand in their territory, by their own forces where there are any. */
function stay(faction: Faction, it: sent.House, at: (slug: string) => Place): void {
  for (const [slug, where] of Object.entries(it.leaders)) {
    const places = TERRITORIES.get(where)?.locations ?? [];
    const place = places.find((each) => each in it.forces) ?? places[0];
    if (place !== undefined) at(place).leaders.push({ slug, faction });
  }
}

function onMap(slug: string | null): slug is string {
  return slug !== null && TERRITORIES.has(slug);
}

// Battle -------------------------------------------------------------------------------------------

/** Plans as far as they are known: one's own, or both once they are turned. */
function battle(it: sent.Battle, state: sent.State) {
  const plans: Partial<Record<Faction, ReturnType<typeof plan>>> = {};
  const forces: Partial<Record<Faction, Forces>> = {};
  for (const side of [it.aggressor, it.defender]) {
    const made = it.plans[side];
    if (made !== null && made !== UNKNOWN) plans[side] = plan(made);
    forces[side] = fighting(state[side]!, it.field);
  }
  return { ...it, forces, plans, foretold: it.foretold && foretold(it.foretold) };
}

function fighting(it: sent.House, field: string[]): Forces {
  const sum = (row: Record<string, number>) =>
    field.reduce((total, slug) => total + (row[slug] ?? 0), 0);
  return apart(sum(it.forces), sum(it.starred));
}

function plan({ leader, weapon, defense, ...more }: sent.Plan) {
  return { ...more, leader: leader ?? NONE, weapon: weapon ?? NONE, defense: defense ?? NONE };
}

function foretold({ target, element, answer }: sent.Foretold) {
  return { target, element, value: answer === UNKNOWN ? null : String(answer ?? NONE) };
}

// Deals --------------------------------------------------------------------------------------------

function deal(it: sent.Deal) {
  return { ...it, done: it.parties.every((each) => it.agreed.includes(each)) };
}

// Values -------------------------------------------------------------------------------------------

/** A number; null where it is not known or there is none. */
function number(value: number | "?" | null | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function known(value: string | undefined): string | null {
  return value === undefined || value === UNKNOWN ? null : value;
}
