/** From the view of the engine to what the board draws. */
import type { Json, View } from "../lib/types";
import { FACTIONS, LEADERS, PHASES, strength, UNKNOWN, type Faction, type Phase } from "./facts";
import { LOCATIONS, TERRITORIES } from "./map/geometry";
import type { Place } from "./map/types";
import type { Auction, Battle, Deal, House, Model, Term } from "./model";

type Data = { [key: string]: Json };

const seen = new WeakMap<View, Model>();

/** The table of a view; read once for each. */
export function read(view: View): Model {
  let model = seen.get(view);
  if (model === undefined) seen.set(view, (model = table(view)));
  return model;
}

function table(view: View): Model {
  const order = list(view.order) as Faction[];
  const houses = new Map(order.map((faction) => [faction, house(faction, view)]));
  return {
    turn: num(view.turn),
    turns: num(view.turns) || 10,
    phase: PHASES.find((each) => each === view.phase) ?? ("setup" as Phase | "setup"),
    storm: num(view.storm),
    wall: view.wall !== false,
    distance: maybe(view.distance),
    stormCard: maybe(view["storm-card"]),
    order,
    houses,
    places: places(view),
    spiceDeck: list(view["spice-deck"]).length,
    spiceTop: known(list(view["spice-deck"])[0]),
    piles: rows(view.piles),
    deck: list(view.deck).length,
    discard: list(view.discard),
    auction: auction(view),
    battle: battle(view),
    deals: ((view.deals as Json[] | undefined) ?? []).map((each) => deal(each as Data)),
    draft: null,
    offers: [],
    stopped: list(view.stopped),
    prediction: null,
    combat: false,
    kwisatz: false,
  };
}

function house(faction: Faction, view: View): House {
  const it = (view[faction] ?? {}) as Data;
  const at = (it.leaders ?? {}) as Data;
  return {
    faction,
    seat: num(it.seat),
    circle: num(it.circle),
    spice: maybe(it.spice),
    bribes: num(it.bribes),
    hand: it.hand == null ? null : list(it.hand),
    limit: faction === "harkonnen" ? 8 : 4,
    reserves: num(it.reserves),
    reserveStars: num(it["reserve-stars"]),
    tanks: num(it.tanks),
    tankStars: num(it["tank-stars"]),
    leaders: Object.keys(LEADERS)
      .filter((slug) => LEADERS[slug]![0] === faction)
      .map((slug) => ({
        slug,
        strength: strength(slug),
        at: String(at[slug] ?? "home"),
        down: false,
      })),
    captives: list(it.captives),
    traitors: list(it.traitors),
    allies: list(it.allies) as Faction[],
    promise: num(it.promise),
    strongholds: [...TERRITORIES.values()]
      .filter(
        ({ kind, slug }) => kind === "stronghold" && num(((it.forces ?? {}) as Data)[slug]) > 0,
      )
      .map(({ slug }) => slug),
  };
}

function places(view: View): Map<string, Place> {
  const found = new Map<string, Place>();
  const at = (slug: string): Place => {
    if (!found.has(slug)) found.set(slug, { spice: 0, stacks: [], leaders: [] });
    return found.get(slug)!;
  };
  for (const [slug, n] of Object.entries((view.spice ?? {}) as Data)) at(slug).spice = num(n);
  for (const faction of FACTIONS) {
    const it = (view[faction] ?? {}) as Data;
    const stars = (it.stars ?? {}) as Data;
    for (const [slug, n] of Object.entries((it.forces ?? {}) as Data)) {
      if (!LOCATIONS.has(slug)) continue;
      const starred = num(stars[slug]);
      at(slug).stacks.push({ faction, forces: num(n) - starred, starred, advisors: 0 });
    }
  }
  return found;
}

function auction(view: View): Auction | null {
  const row = list(view.row);
  if (view.phase !== "bidding" || row.length === 0) return null;
  return {
    lots: num(view.lots),
    left: row.length,
    card: row[0] ?? UNKNOWN,
    bid: num(view.bid),
    bidder: (known(view.bidder) as Faction | null) ?? null,
    passed: list(view.passed) as Faction[],
  };
}

function battle(view: View): Battle | null {
  return (view.battle as unknown as Battle | undefined) ?? null;
}

function deal(it: Data): Deal {
  return it as unknown as Deal;
}

export function term(it: Data): Term {
  return it as unknown as Term;
}

// Values -------------------------------------------------------------------------------------------

function num(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}

function maybe(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function list(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function rows(value: Json | undefined): string[][] {
  return Array.isArray(value) ? value.map((each) => list(each)) : [];
}

function known(value: Json | undefined): string | null {
  return typeof value === "string" && value !== UNKNOWN ? value : null;
}
