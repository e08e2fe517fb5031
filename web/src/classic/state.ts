// Written by `python -m kanly.server.typescript web/src`; do not edit.
export const PHASES = [
  "setup", "storm", "spice-blow-nexus", "choam-charity", "bidding", "revival", "shipment-movement",
  "battle", "spice-collection", "mentat-pause"
] as const;
export type Phase = (typeof PHASES)[number];
export const FACTIONS = [
  "atreides", "bene-gesserit", "emperor", "fremen", "guild", "harkonnen"
] as const;
export type Faction = (typeof FACTIONS)[number];
export type Unknown = "?";
export const DANGERS = ["projectile", "poison", "lasgun", "explosion"] as const;
export type Danger = (typeof DANGERS)[number];
export const SAVIOURS = ["shield", "snooper", "nothing"] as const;
export type Saviour = (typeof SAVIOURS)[number];
export const BARRIERS = ["storm", "full"] as const;
export type Barrier = (typeof BARRIERS)[number];
export interface AllianceOffer { from: Faction; to: Faction; }
export interface Voice { target: Faction; kind: string; play: boolean; }
export interface Foretold { target: Faction; element: string; answer: number | string | null; }
export interface Plan {
  dial: number; spice: number; leader: string | null; "kwisatz-haderach": boolean;
  weapon: string | null; defense: string | null;
}
export interface Battle {
  aggressor: Faction; defender: Faction; territory: string; field: string[]; voice: Voice | null;
  foretold: Foretold | null; revealed: boolean; plans: Record<Faction, Plan | Unknown | null>;
}
export interface Term {
  from: Faction; to: Faction; spice: number; card?: string; turn?: number; phase?: Phase;
}
export interface Deal {
  number: number; proposer: Faction; parties: Faction[]; agreed: Faction[]; cancelling: Faction[];
  terms: Term[]; promise: string;
}
export interface Draft { parties: Faction[]; terms: Term[]; }
export interface Prediction { faction: Faction | Unknown; turn: number | Unknown; }
export interface House {
  seat: number; circle: number; spice: number | Unknown; bribes: number; reserves: number;
  "starred-reserves": number; tanks: number; "starred-tanks": number;
  forces: Record<string, number>; starred: Record<string, number>;
  "leader-revival": number | Unknown; "traitors-dealt": string[]; traitors: string[];
  promise: number | Unknown; "special-karama-used": boolean; hand: string[];
  cards: number | Unknown; leaders: Record<string, string>;
  deaths: Record<string, number | Unknown>; allies: Faction[]; strongholds: number;
  draft: Draft | null; "sees-spice-card"?: boolean; "battle-losses"?: number | Unknown;
  "auction-seen"?: string[]; "sees-auction-card"?: boolean; advisors?: string[];
  "sees-storm-card"?: boolean; "kwisatz-haderach"?: string; prediction?: Prediction | null;
  captives?: string[];
}
export interface State {
  turn: number; phase: Phase; winners: Faction[]; "shield-wall": boolean; "storm-move": number;
  spice: Record<string, number>; "spice-deck": string[]; "spice-piles": string[][];
  "worm-territories": (string | null)[]; "worms-turned": number; rides: string[];
  "treachery-deck": string[]; "treachery-discard": string[]; "auction-row": string[];
  table: string[]; question: string | null; bid: number; bidder: Faction | null; players: number;
  turns: number; order: Faction[]; storm: number | null; "storm-card": number | Unknown | null;
  dialers: Faction[]; "worms-set-aside": number; "out-of-game": string[]; passed: Faction[];
  stopped: string[]; "alliance-offers": AllianceOffer[]; battle: Battle | null; deals: Deal[];
  reason: string | null; atreides?: House; "bene-gesserit"?: House; emperor?: House; fremen?: House;
  guild?: House; harkonnen?: House;
}
/** The most that a side can bring to a battle, as far as the viewer knows. */
export interface Most { dial: number; leader: number; }
/** What a plan comes to; `falls`: its leader is killed. */
export interface SideOutcome { dial: number; leader: number; total: number; falls: boolean; }
/** What revealed plans come to before anybody calls a traitor: aggressor (0), then defender. */
export interface Outcome { explodes: boolean; sides: SideOutcome[]; winner: number; tie: boolean; }
/** What there is to know of the battle under way: of the aggressor, then the defender. */
export interface BattleHints { most: Most[]; outcome: Outcome | null; }
/** What the rules make of the position: a battle, the price of two forces by location, where forces cannot go and why, factions with no room for a card, what the allies of each promise for its bid, the most that each can bid where that is known, and the losses that awake the Kwisatz Haderach, where they count and are known. */
export interface Hints {
  battle: BattleHints | null; prices: Record<string, number>; barred: Record<string, Barrier>;
  full_hands: string[]; promised: Record<string, number>; bids: Record<string, number>;
  losses: number | null;
}
/** A choice for a part of a plan: a number, a leader or card, `none`, `with` or `without`. */
export interface PlanChoice { notation: string; value: string; }
/** A part of a plan: whether it is still to be given, what it is, and what it could be. */
export interface PlanPart { open: boolean; chosen: PlanChoice; choices: PlanChoice[]; }
/** The parts of a plan, as far as it has them. */
export interface PlanParts {
  dial: PlanPart; leader: PlanPart; support?: PlanPart; kwisatz?: PlanPart; weapon?: PlanPart;
  defense?: PlanPart;
}
/** A plan that is tried out: the choices that make it, and what can be known of how it goes. */
export interface Preview {
  parts: PlanParts; choices: string[]; alive: number; dead: number; theirs: Most; sure: boolean;
  dangers: Danger[]; saved_by: Saviour | null; explodes: boolean;
}
