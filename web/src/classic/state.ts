// Written by `python -m kanly.server.typescript web/src`; do not edit.

export const FACTIONS = [
  "atreides",
  "bene-gesserit",
  "emperor",
  "fremen",
  "guild",
  "harkonnen",
] as const;
export type Faction = (typeof FACTIONS)[number];

export const PHASES = [
  "setup",
  "storm",
  "spice-blow-nexus",
  "choam-charity",
  "bidding",
  "revival",
  "shipment-movement",
  "battle",
  "spice-collection",
  "mentat-pause",
] as const;
export type Phase = (typeof PHASES)[number];

export type Unknown = "?";

/** A payment that a deal names; at once where there is no turn. */
export type Term = { from: Faction; to: Faction; spice: number; turn?: number; phase?: Phase };

/** A deal that a faction is putting together. */
export type Draft = { parties: Faction[]; terms: Term[] };

export interface Deal {
  number: number;
  proposer: Faction;
  parties: Faction[];
  agreed: Faction[];
  cancelling: Faction[];
  terms: Term[];
  promise: string;
}

export type AllianceOffer = { from: Faction; to: Faction };

export type Voice = { target: Faction; kind: string; play: boolean };

/** The element of a plan that the Atreides foresaw. */
export type Foretold = { target: Faction; element: string; answer: number | string | null };

export interface Plan {
  dial: number;
  spice: number;
  leader: string | null;
  "kwisatz-haderach": boolean;
  weapon: string | null;
  defense: string | null;
}

export interface Battle {
  aggressor: Faction;
  defender: Faction;
  territory: string;
  field: string[];
  voice: Voice | null;
  foretold: Foretold | null;
  revealed: boolean;
  plans: Record<Faction, Plan | Unknown | null>;
}

export type Prediction = { faction: Faction | Unknown; turn: number | Unknown };

/** One faction: what it has on the map and behind its shield. */
export interface House {
  seat: number;
  circle: number;
  spice: number | Unknown;
  bribes: number;
  reserves: number;
  "starred-reserves": number;
  tanks: number;
  "starred-tanks": number;
  forces: Record<string, number>;
  starred: Record<string, number>;
  hand: string[];
  cards: number | Unknown;
  traitors: string[];
  "traitors-dealt": string[];
  leaders: Record<string, string>;
  deaths: Record<string, number | Unknown>;
  "leader-revival": number | Unknown;
  allies: Faction[];
  promise: number | Unknown;
  "special-karama-used": boolean;
  strongholds: number;
  draft: Draft | null;
  advisors?: string[];
  prediction?: Prediction | null;
  "battle-losses"?: number | Unknown;
  "kwisatz-haderach"?: string;
  "sees-auction-card"?: boolean;
  "sees-spice-card"?: boolean;
  "auction-seen"?: string[];
  "sees-storm-card"?: boolean;
  captives?: string[];
}

export interface State {
  players: number;
  turn: number;
  turns: number;
  phase: Phase;
  order: Faction[];
  storm: number | null;
  "storm-move": number;
  "storm-card": number | Unknown | null;
  "shield-wall": boolean;
  dialers: Faction[];
  spice: Record<string, number>;
  "spice-deck": string[];
  "spice-piles": string[][];
  "worm-territories": (string | null)[];
  "worms-set-aside": number;
  "worms-turned": number;
  rides: (string | null)[];
  "treachery-deck": string[];
  "treachery-discard": string[];
  "auction-row": string[];
  table: string[];
  "out-of-game": string[];
  bid: number;
  bidder: Faction | null;
  passed: Faction[];
  stopped: string[];
  "alliance-offers": AllianceOffer[];
  battle: Battle | null;
  deals: Deal[];
  question: string | null;
  winners: Faction[];
  reason: string | null;
  atreides?: House;
  "bene-gesserit"?: House;
  emperor?: House;
  fremen?: House;
  guild?: House;
  harkonnen?: House;
}
