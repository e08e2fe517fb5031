/** From the engine's view (`kanly.classic.describe`) to what the board draws. */
import type { Json, View } from "../lib/types";
import { FACTIONS, isFaction, PHASES, sideOf, strength, UNKNOWN, type Faction } from "./facts";
import { LOCATIONS, TERRITORIES } from "./map/geometry";
import type { Place } from "./map/types";
import type { Auction, Battle, Deal, House, Leader, Model, Plan, Term } from "./model";

type Data = { [key: string]: Json };

const seen = new WeakMap<View, Model>();

/** The table of a view; read once for each. */
export function read(view: View): Model {
  let model = seen.get(view);
  if (model === undefined) seen.set(view, (model = table(view)));
  return model;
}

function table(view: View): Model {
  const spiceDeck = list(view["spice-deck"]);
  return {
    turn: num(view.turn),
    turns: num(view.turns),
    phase: PHASES.find((each) => each === view.phase) ?? "setup",
    storm: num(view.storm),
    wall: view["shield-wall"] === true,
    stormCard: maybe(view["storm-card"]),
    order: factions(view.order),
    houses: houses(view),
    places: places(view),
    spiceDeck: spiceDeck.length,
    spiceTop: known(spiceDeck[0]),
    piles: rows(view["spice-piles"]),
    deck: list(view["treachery-deck"]).length,
    discard: list(view["treachery-discard"]),
    table: list(view.table),
    auction: auction(view),
    battle: view.battle == null ? null : battle(data(view.battle), view),
    deals: items(view.deals).map(deal),
    offers: items(view["alliance-offers"]).map(({ from, to }) => ({
      from: faction(from)!,
      to: faction(to)!,
    })),
    prediction: prediction(view),
    losses: maybe(data(view.atreides)["battle-losses"]),
    kwisatz: known(data(view.atreides)["kwisatz-haderach"]) ?? "tanks",
    worms: list(view["worm-territories"]).filter((slug) => TERRITORIES.has(slug)),
    question: known(view.question),
    winners: factions(view.winners),
  };
}

// Factions -----------------------------------------------------------------------------------------

function houses(view: View): Map<Faction, House> {
  const found = new Map<Faction, House>();
  for (const slug of FACTIONS) {
    if (view[slug] != null) found.set(slug, house(slug, data(view[slug])));
  }
  return found;
}

function house(slug: Faction, it: Data): House {
  return {
    faction: slug,
    seat: num(it.seat),
    circle: num(it.circle),
    spice: maybe(it.spice),
    bribes: num(it.bribes),
    hand: list(it.hand),
    cards: maybe(it.cards),
    limit: slug === "harkonnen" ? 8 : 4,
    reserves: num(it.reserves),
    reserveStars: num(it["starred-reserves"]),
    tanks: num(it.tanks),
    tankStars: num(it["starred-tanks"]),
    leaders: leaders(it),
    captives: list(it.captives),
    traitors: list(it.traitors),
    allies: factions(it.allies),
    draft: it.draft == null ? null : draft(data(it.draft)),
    promise: num(it.promise),
    strongholds: num(it.strongholds),
  };
}

/** A leader killed again after a revival lies face down. */
function leaders(it: Data): Leader[] {
  const deaths = data(it.deaths);
  return Object.entries(data(it.leaders)).map(([slug, at]) => ({
    slug,
    strength: strength(slug),
    at: String(at),
    down: at === "tanks" && num(deaths[slug]) > 1,
  }));
}

function prediction(view: View): Model["prediction"] {
  const it = data(view["bene-gesserit"]).prediction;
  return it == null ? null : { faction: faction(data(it).faction), turn: maybe(data(it).turn) };
}

// The map ------------------------------------------------------------------------------------------

function places(view: View): Map<string, Place> {
  const found = new Map<string, Place>();
  const at = (slug: string): Place => {
    if (!found.has(slug)) found.set(slug, { spice: 0, stacks: [], leaders: [] });
    return found.get(slug)!;
  };
  for (const [slug, n] of Object.entries(data(view.spice))) at(slug).spice = num(n);
  for (const side of FACTIONS) {
    const it = data(view[side]);
    const stars = data(it.starred);
    const advisors = list(it.advisors);
    for (const [slug, n] of Object.entries(data(it.forces))) {
      const starred = num(stars[slug]);
      const advise = advisors.includes(LOCATIONS.get(slug)!.territory);
      const forces = num(n) - starred;
      at(slug).stacks.push({
        faction: side,
        forces: advise ? 0 : forces,
        starred,
        advisors: advise ? forces : 0,
      });
    }
    stay(it, at);
  }
  return found;
}

/** Leaders that fought stand in their territory, by their own forces where there are any. */
function stay(it: Data, at: (slug: string) => Place): void {
  for (const [slug, where] of Object.entries(data(it.leaders))) {
    const places = [...LOCATIONS.values()].filter(({ territory }) => territory === where);
    const place = places.find((each) => each.slug in data(it.forces)) ?? places[0];
    if (place === undefined) continue;
    at(place.slug).leaders.push({ slug, faction: sideOf(slug)!, strength: strength(slug) });
  }
}

// Auction and battle -------------------------------------------------------------------------------

function auction(view: View): Auction | null {
  const row = list(view["auction-row"]);
  if (row.length === 0) return null;
  return {
    left: row.length,
    card: row[0]!,
    bid: num(view.bid),
    bidder: faction(view.bidder),
    row,
    passed: list(view.passed).flatMap((slug) => faction(slug) ?? []),
  };
}

function battle(it: Data, view: View): Battle {
  const aggressor = faction(it.aggressor)!;
  const defender = faction(it.defender)!;
  const field = list(it.field);
  const plans: Battle["plans"] = {};
  const forces: Battle["forces"] = {};
  for (const side of [aggressor, defender]) {
    const made = data(it.plans)[side];
    if (made !== null && typeof made === "object") plans[side] = plan(data(made));
    forces[side] = fighting(data(view[side]), field);
  }
  const voice = it.voice == null ? null : data(it.voice);
  const told = it.foretold == null ? null : data(it.foretold);
  return {
    territory: String(it.territory),
    field,
    aggressor,
    defender,
    forces,
    plans,
    revealed: it.revealed === true,
    voice: voice && {
      on: faction(voice.target)!,
      order: voice.play === true ? "play" : "no",
      kind: String(voice.kind),
    },
    foretold: told && {
      on: faction(told.target)!,
      element: String(told.element),
      value: told.answer === UNKNOWN ? null : String(told.answer ?? "none"),
    },
  };
}

function fighting(it: Data, field: string[]): { forces: number; starred: number } {
  const sum = (row: Data) => field.reduce((total, slug) => total + num(row[slug]), 0);
  const starred = sum(data(it.starred));
  return { forces: sum(data(it.forces)) - starred, starred };
}

function plan(it: Data): Plan {
  return {
    dial: num(it.dial),
    spice: num(it.spice),
    leader: String(it.leader ?? "none"),
    kwisatz: it["kwisatz-haderach"] === true,
    weapon: String(it.weapon ?? "none"),
    defense: String(it.defense ?? "none"),
  };
}

// Deals --------------------------------------------------------------------------------------------

function deal(it: Data): Deal {
  const parties = factions(it.parties);
  const agreed = factions(it.agreed);
  return {
    number: num(it.number),
    by: faction(it.proposer)!,
    parties,
    agreed,
    cancel: factions(it.cancelling),
    terms: items(it.terms).map(term),
    words: String(it.promise ?? ""),
    done: parties.every((each) => agreed.includes(each)),
  };
}

function draft(it: Data): House["draft"] {
  return { parties: factions(it.parties), terms: items(it.terms).map(term) };
}

function term(it: Data): Term {
  return {
    from: faction(it.from)!,
    to: faction(it.to)!,
    spice: num(it.spice),
    turn: maybe(it.turn),
    phase: known(it.phase),
  };
}

// Values -------------------------------------------------------------------------------------------

function data(value: Json | undefined): Data {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
}

function items(value: Json | undefined): Data[] {
  return Array.isArray(value) ? value.map(data) : [];
}

function list(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function rows(value: Json | undefined): string[][] {
  return Array.isArray(value) ? value.map((each) => list(each)) : [];
}

function num(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}

/** A number; null where it is not known or there is none. */
function maybe(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function known(value: Json | undefined): string | null {
  return typeof value === "string" && value !== UNKNOWN ? value : null;
}

function faction(value: Json | undefined): Faction | null {
  return typeof value === "string" && isFaction(value) ? value : null;
}

function factions(value: Json | undefined): Faction[] {
  return list(value).filter(isFaction);
}
