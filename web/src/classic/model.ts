/** The table as the board draws it. */
import type { Faction, Phase } from "./facts";
import type { Place } from "./map/types";

export interface Leader {
  slug: string;
  strength: number;
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
  /** Treachery cards, `?` for those that are not known; null where not even their number is. */
  hand: string[] | null;
  limit: number;
  reserves: number;
  reserveStars: number;
  tanks: number;
  tankStars: number;
  leaders: Leader[];
  /** Leaders of others that the Harkonnen hold. */
  captives: string[];
  traitors: string[];
  allies: Faction[];
  /** What it pays at most for its ally. */
  promise: number;
  strongholds: string[];
}

export interface Plan {
  dial: number | null;
  spice: number | null;
  leader: string | null;
  kwisatz: boolean;
  weapon: string | null;
  defense: string | null;
}

export interface Battle {
  territory: string;
  aggressor: Faction;
  defender: Faction;
  /** Forces of each in the battle: ordinary and starred. */
  forces: Record<string, { forces: number; starred: number }>;
  /** Plans as far as they are known: one's own, or both once they are turned. */
  plans: Partial<Record<Faction, Plan>>;
  voice: { on: Faction; order: "play" | "no"; kind: string } | null;
  foretold: { on: Faction; element: string; value: string | null } | null;
}

export interface Term {
  from: Faction;
  to: Faction;
  spice: number;
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
  /** Cards of this phase, and how many are still to be sold. */
  lots: number;
  left: number;
  /** The card on offer, `?` for most. */
  card: string;
  bid: number;
  bidder: Faction | null;
  passed: Faction[];
}

export interface Model {
  turn: number;
  turns: number;
  phase: Phase | "setup";
  storm: number;
  wall: boolean;
  /** How far the storm is about to move; null where nothing was said. */
  distance: number | null;
  /** The next storm card, for the Fremen. */
  stormCard: number | null;
  order: Faction[];
  houses: Map<Faction, House>;
  places: Map<string, Place>;
  spiceDeck: number;
  /** The top spice card, for the Atreides who saw it. */
  spiceTop: string | null;
  piles: string[][];
  deck: number;
  discard: string[];
  auction: Auction | null;
  battle: Battle | null;
  deals: Deal[];
  draft: { parties: Faction[]; terms: Term[] } | null;
  offers: { from: Faction; to: Faction; agreed: Faction[] }[];
  stopped: string[];
  prediction: { faction: Faction | null; turn: number | null } | null;
  /** Forces count half without spice. */
  combat: boolean;
  /** The Kwisatz Haderach can be used. */
  kwisatz: boolean;
}
