/** From the position as it is sent (`state.ts`) to what the board draws. */
import type { View } from "../lib/types";
import { isFaction, UNKNOWN, type Faction } from "./facts";
import { LOCATIONS, TERRITORIES } from "./map/geometry";
import type { Place } from "./map/types";
import type { Auction, Battle, Deal, House, Leader, Model, Plan, Term } from "./model";
import { FACTIONS } from "./state";
import type * as sent from "./state";

const seen = new WeakMap<View, Model>();

/** The table of a view; read once for each. */
export function read(view: View): Model {
  let model = seen.get(view);
  if (model === undefined) seen.set(view, (model = table(view as unknown as sent.State)));
  return model;
}

function table(state: sent.State): Model {
  return {
    turn: state.turn,
    turns: state.turns,
    phase: state.phase,
    storm: state.storm ?? 0,
    wall: state["shield-wall"],
    stormCard: number(state["storm-card"]),
    order: state.order,
    houses: new Map(present(state).map(([slug, it]) => [slug, house(slug, it)])),
    places: places(state),
    spiceDeck: state["spice-deck"].length,
    spiceTop: known(state["spice-deck"][0]),
    piles: state["spice-piles"],
    deck: state["treachery-deck"].length,
    discard: state["treachery-discard"],
    table: state.table,
    auction: auction(state),
    battle: state.battle === null ? null : battle(state.battle, state),
    deals: state.deals.map(deal),
    offers: state["alliance-offers"],
    prediction: prediction(state["bene-gesserit"]?.prediction),
    losses: number(state.atreides?.["battle-losses"]),
    kwisatz: state.atreides?.["kwisatz-haderach"] ?? "tanks",
    worms: state["worm-territories"].filter(onMap),
    question: state.question,
    winners: state.winners,
  };
}

// Factions -----------------------------------------------------------------------------------------

function present(state: sent.State): [Faction, sent.House][] {
  return FACTIONS.flatMap((slug) => (state[slug] === undefined ? [] : [[slug, state[slug]]]));
}

function house(slug: Faction, it: sent.House): House {
  return {
    faction: slug,
    seat: it.seat,
    circle: it.circle,
    spice: number(it.spice),
    bribes: it.bribes,
    hand: it.hand,
    cards: number(it.cards),
    reserves: it.reserves,
    reserveStars: it["starred-reserves"],
    tanks: it.tanks,
    tankStars: it["starred-tanks"],
    leaders: leaders(it),
    captives: it.captives ?? [],
    traitors: it.traitors,
    allies: it.allies,
    draft: it.draft && { parties: it.draft.parties, terms: it.draft.terms.map(term) },
    promise: number(it.promise) ?? 0,
    strongholds: it.strongholds,
  };
}

/** A leader killed again after a revival lies face down. */
function leaders({ leaders, deaths }: sent.House): Leader[] {
  return Object.entries(leaders).map(([slug, at]) => ({
    slug,
    at,
    down: at === "tanks" && (number(deaths[slug]) ?? 0) > 1,
  }));
}

function prediction(made: sent.House["prediction"]): Model["prediction"] {
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
  for (const [side, it] of present(state)) {
    for (const [slug, n] of Object.entries(it.forces)) {
      const starred = it.starred[slug] ?? 0;
      const advise = it.advisors?.includes(LOCATIONS.get(slug)!.territory) ?? false;
      const forces = n - starred;
      at(slug).stacks.push({
        faction: side,
        forces: advise ? 0 : forces,
        starred,
        advisors: advise ? forces : 0,
      });
    }
    stay(side, it, at);
  }
  return found;
}

/** Leaders that fought stand in their territory, by their own forces where there are any. */
function stay(side: Faction, it: sent.House, at: (slug: string) => Place): void {
  for (const [slug, where] of Object.entries(it.leaders)) {
    const places = [...LOCATIONS.values()].filter(({ territory }) => territory === where);
    const place = places.find((each) => each.slug in it.forces) ?? places[0];
    if (place === undefined) continue;
    at(place.slug).leaders.push({ slug, faction: side });
  }
}

function onMap(slug: string | null): slug is string {
  return slug !== null && TERRITORIES.has(slug);
}

// Auction and battle -------------------------------------------------------------------------------

function auction({ "auction-row": row, bid, bidder, passed }: sent.State): Auction | null {
  return row.length === 0 ? null : { left: row.length, card: row[0]!, bid, bidder, row, passed };
}

function battle(it: sent.Battle, state: sent.State): Battle {
  const plans: Battle["plans"] = {};
  const forces: Battle["forces"] = {};
  for (const side of [it.aggressor, it.defender]) {
    const made = it.plans[side];
    if (made !== null && made !== UNKNOWN) plans[side] = plan(made);
    forces[side] = fighting(state[side]!, it.field);
  }
  return {
    territory: it.territory,
    field: it.field,
    aggressor: it.aggressor,
    defender: it.defender,
    forces,
    plans,
    revealed: it.revealed,
    voice: it.voice && {
      on: it.voice.target,
      order: it.voice.play ? "play" : "no",
      kind: it.voice.kind,
    },
    foretold: it.foretold && {
      on: it.foretold.target,
      element: it.foretold.element,
      value: it.foretold.answer === UNKNOWN ? null : String(it.foretold.answer ?? "none"),
    },
  };
}

function fighting(it: sent.House, field: string[]): { forces: number; starred: number } {
  const sum = (row: Record<string, number>) =>
    field.reduce((total, slug) => total + (row[slug] ?? 0), 0);
  const starred = sum(it.starred);
  return { forces: sum(it.forces) - starred, starred };
}

function plan({ dial, spice, leader, weapon, defense, ...more }: sent.Plan): Plan {
  return {
    dial,
    spice,
    leader: leader ?? "none",
    kwisatz: more["kwisatz-haderach"],
    weapon: weapon ?? "none",
    defense: defense ?? "none",
  };
}

// Deals --------------------------------------------------------------------------------------------

function deal(it: sent.Deal): Deal {
  return {
    number: it.number,
    by: it.proposer,
    parties: it.parties,
    agreed: it.agreed,
    cancel: it.cancelling,
    terms: it.terms.map(term),
    words: it.promise,
    done: it.parties.every((each) => it.agreed.includes(each)),
  };
}

function term({ from, to, spice, card, turn, phase }: sent.Term): Term {
  return { from, to, spice, card: card ?? null, turn: turn ?? null, phase: phase ?? null };
}

// Values -------------------------------------------------------------------------------------------

/** A number; null where it is not known or there is none. */
function number(value: number | "?" | null | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function known(value: string | undefined): string | null {
  return value === undefined || value === UNKNOWN ? null : value;
}
