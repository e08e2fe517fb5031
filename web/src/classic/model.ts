/** The table as the board draws it. */
import type { Faction, Phase } from "./state";
import type { Place } from "./map/types";

export interface Leader {
  slug: string;
  /** `home`, `tanks`, `captive`, or the territory where it fought in this phase. */
  at: string;
  /** Killed again after a revival: it lies face down. */
  down: boolean;
}

export interface House {
  faction: Faction;
  seat: number;
  circle: number;
  /** Spice behind the shield; null where it is not known. */
  spice: number | null;
  /** Spice in front of it, from deals. */
  bribes: number;
  /** Treachery cards, `?` for those that are not known. */
  hand: string[];
  /** How many; null where not even that is known. */
  cards: number | null;
  reserves: number;
  reserveStars: number;
  tanks: number;
  tankStars: number;
  leaders: Leader[];
  /** Leaders of others that the Harkonnen hold. */
  captives: string[];
  traitors: string[];
  allies: Faction[];
  /** The deal it is drafting. */
  draft: { parties: Faction[]; terms: Term[] } | null;
  /** What it pays at most for its ally. */
  promise: number;
  /** Strongholds that it holds. */
  strongholds: number;
}

/** A battle plan; `none` where there is no leader or card. */
export interface Plan {
  dial: number;
  spice: number;
  leader: string;
  kwisatz: boolean;
  weapon: string;
  defense: string;
}

export interface Battle {
  territory: string;
  /** The locations in which they fight. */
  field: string[];
  aggressor: Faction;
  defender: Faction;
  /** Forces of each in the battle: ordinary and starred. */
  forces: Partial<Record<Faction, { forces: number; starred: number }>>;
  /** Plans as far as they are known: one's own, or both once they are turned. */
  plans: Partial<Record<Faction, Plan>>;
  revealed: boolean;
  voice: { on: Faction; order: "play" | "no"; kind: string } | null;
  foretold: { on: Faction; element: string; value: string | null } | null;
}

export interface Term {
  from: Faction;
  to: Faction;
  spice: number;
  /** The card that is given in place of spice, if any. */
  card: string | null;
  /** When it is paid; null for at once. */
  turn: number | null;
  phase: string | null;
}

export interface Deal {
  number: number;
  by: Faction;
  parties: Faction[];
  agreed: Faction[];
  cancel: Faction[];
  terms: Term[];
  words: string;
  /** All parties have agreed. */
  done: boolean;
}

export interface Auction {
  /** Cards still to be sold, the one on offer among them. */
  left: number;
  /** The card on offer, `?` for most. */
  card: string;
  bid: number;
  bidder: Faction | null;
  /** All cards that lie there, the one on offer first; `?` for those that are not known. */
  row: string[];
  /** Who has passed on this card. */
  passed: Faction[];
}

export interface Model {
  turn: number;
  turns: number;
  phase: Phase;
  /** Its sector; 0 before the first storm. */
  storm: number;
  wall: boolean;
  /** The next storm card, for the Fremen who saw it. */
  stormCard: number | null;
  order: Faction[];
  houses: Map<Faction, House>;
  places: Map<string, Place>;
  spiceDeck: number;
  /** The top spice card, for the Atreides who saw it. */
  spiceTop: string | null;
  /** Discard piles, the top first. */
  piles: string[][];
  deck: number;
  discard: string[];
  /** Cards of revealed plans. */
  table: string[];
  auction: Auction | null;
  battle: Battle | null;
  deals: Deal[];
  offers: { from: Faction; to: Faction }[];
  prediction: { faction: Faction | null; turn: number | null } | null;
  /** Atreides forces lost in battle: with seven the Kwisatz Haderach awakes. Null for others. */
  losses: number | null;
  /** Where the Kwisatz Haderach is: `home`, `tanks`, or the territory where he fought. */
  kwisatz: string;
  /** Where the next worm of each pile comes. */
  worms: string[];
  /** A question under Truthtrance that waits for its answer. */
  question: string | null;
  winners: Faction[];
}
