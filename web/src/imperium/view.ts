/** What a seat may know of the game, as `describe` of the engine writes it. `?` is unknown. */
import type { View } from "../lib/types";

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export const FACTIONS = ["emperor", "guild", "bene-gesserit", "fremen"] as const;
export const RESOURCES = ["solari", "spice", "water"] as const;
export const UNKNOWN = "?";

export type Colour = (typeof COLOURS)[number];
export type Faction = (typeof FACTIONS)[number];
export type Resource = (typeof RESOURCES)[number];

export interface House {
  leader: string | null;
  rival: boolean;
  score: number;
  solari: number;
  spice: number;
  water: number;
  influence: Record<Faction, number>;
  alliances: Faction[];
  control: string[];
  council: boolean;
  swordmaster: boolean;
  tokens: string[];
  offers: string[];
  supply: number;
  garrison: number;
  conflict: number;
  swords: number;
  strength: number;
  agents: number;
  posts: string[];
  voice: string | null;
  revealed: boolean;
  hand: string[];
  deck: string[];
  discard: string[];
  play: string[];
  aside: string | null;
  intrigue: string[];
  lasting: string[];
  /** Cards somewhere in the deck, or in the deck or hand of another, in no known order. */
  unseen?: string[];
  /** Intrigue cards seen to change hands, by who may hold them: `blue`, `blue-or-green`, `deck`. */
  knows?: Record<string, string[]>;
  // Rise of Ix
  tiles?: string[];
  flipped?: string[];
  freighter?: number;
  negotiators?: number;
  dreadnoughts?: { supply: number; garrison: number; conflict: number };
  snoopers?: Faction[];
  kept?: string | null;
}

export interface Position {
  round: number;
  phase: string;
  "first-player": Colour;
  turn: Colour | null;
  difficulty: string | null;
  spaces: Record<string, Colour[]>;
  control: Record<string, Colour | null>;
  "bonus-spice": Record<string, number>;
  alliances: Record<Faction, Colour | null>;
  mentat: Colour | "home";
  conflict: string | null;
  "conflict-deck": string[];
  "conflicts-past": string[];
  row: string[];
  reserve: Record<string, number>;
  "imperium-deck": string[];
  "intrigue-deck": string[];
  "intrigue-discard": string[];
  "hagal-deck": string[];
  "hagal-discard": string[];
  revealing: boolean;
  persuasion: number;
  discount: number;
  visited: string | null;
  effects: string[];
  over: boolean;
  // Rise of Ix
  "tech-stacks"?: Record<string, string[]>;
  "dreadnoughts-at"?: Record<string, Colour | null>;
}

export interface Seated {
  colour: Colour;
  house: House;
}

export function position(view: View): Position {
  return view as unknown as Position;
}

/** The houses at the table, Rivals among them, in the order of the seats. */
export function houses(view: View): Seated[] {
  return COLOURS.flatMap((colour) =>
    view[colour] === undefined ? [] : [{ colour, house: view[colour] as unknown as House }],
  );
}

/** Whether the game is played with Rise of Ix. */
export function withIx(view: View): boolean {
  return view["tech-stacks"] !== undefined;
}

/** What a troop adds to strength in the Conflict. */
export const TROOP_STRENGTH = 2;

/** The Intrigue cards that a house is known, or thought, to hold by whoever looks. */
export function knownIntrigues(looking: House | undefined, colour: Colour): string[] {
  return Object.entries(looking?.knows ?? {}).flatMap(([holders, cards]) =>
    holders.split("-or-").includes(colour) ? cards : [],
  );
}

/** The cards on top of a deck that are known, from the top. */
export function knownTop(house: House): string[] {
  const end = house.deck.indexOf(UNKNOWN);
  return end < 0 ? house.deck : house.deck.slice(0, end);
}

export function isFaction(slug: string): slug is Faction {
  return (FACTIONS as readonly string[]).includes(slug);
}
