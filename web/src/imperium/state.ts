// Written by `python -m kanly.server.typescript web/src`; do not edit.
export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export const FACTIONS = ["emperor", "guild", "bene-gesserit", "fremen"] as const;
export type Faction = (typeof FACTIONS)[number];
export type Unknown = "?";
export interface Dreadnoughts { supply: number; garrison: number; conflict: number; }
export interface House {
  leader: string | null; offers: string[]; solari: number; spice: number; water: number;
  score: number; influence: Record<Faction, number>; council: boolean; swordmaster: boolean;
  supply: number; garrison: number; conflict: number; swords: number; agents: number;
  posts: string[]; voice: string | null; revealed: boolean; deck: string[]; hand: string[];
  discard: string[]; play: string[]; aside: string | null; intrigue: string[]; lasting: string[];
  "known-hand": string[]; "known-top": number; "seen-top": number; rival: boolean; strength: number;
  alliances: Faction[]; control: string[]; tokens: (Faction | Unknown)[];
  knows: Record<string, string[]>; tiles?: string[]; flipped?: string[]; freighter?: number;
  negotiators?: number; snoopers?: Faction[]; slots?: number; kept?: string | null; turns?: number;
  dreadnoughts?: Dreadnoughts; unseen?: string[];
}
export interface State {
  difficulty: string | null; "rolling-row": boolean; "brutal-escalation": boolean; round: number;
  phase: string; "first-player": Colour; alliances: Record<Faction, Colour | null>;
  mentat: Colour | "home"; "mentat-next": Colour | null; control: Record<string, Colour | null>;
  "bonus-spice": Record<string, number>; "imperium-deck": string[]; row: string[];
  reserve: Record<string, number>; trashed: string[]; "intrigue-deck": string[];
  "intrigue-discard": string[]; "conflict-deck": string[]; conflict: string | null;
  "conflicts-past": string[]; "conflict-box": string[]; "hagal-deck": string[];
  "hagal-discard": string[]; turn: Colour | null; revealing: boolean; persuasion: number;
  visited: string | null; recruited: number; fresh: number; deployed: number; marched: number;
  flags: string[]; discount: number; players: number; spaces: Record<string, Colour[]>;
  effects: string[]; over: boolean; winners: Colour[]; reason: string | null; epic?: boolean;
  "tech-stacks"?: Record<string, string[]>; "tiles-trashed"?: string[];
  "dreadnoughts-at"?: Record<string, Colour | null>; "taken-back"?: string | null;
  "intrigue-top-seen"?: Colour | null; "intrigue-bottom-seen"?: Colour[]; "extra-turn"?: boolean;
  "hagal-owed"?: number; ambush?: boolean; ambushed?: number; commissioned?: number;
  "sent-dreadnoughts"?: number; "marched-dreadnoughts"?: number; displayed?: string[];
  "sword-cards"?: string[]; "placed-this-round"?: string[]; red?: House; blue?: House;
  yellow?: House; green?: House;
}

/** What the rules make of the position: what cards cost now, and the strength in the Conflict after each choice of a number of troops; the choices that ending the turn now gives up; cards that cost more than there is in one's Reveal turn; and houses that may still play in Combat. */
export interface Hints {
  prices: Record<string, number>; strengths: Record<string, number>; given_up: string[];
  dear: string[]; able: string[];
}
