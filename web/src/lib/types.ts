/** The messages of the protocol (docs/protocol.md) and what the pages make of them. */

export type Lang = "en" | "fr" | "ja";
export const LANGS: readonly Lang[] = ["en", "fr", "ja"];

/** A value as it comes from JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A thing on the table, by its key in the language files: `card-dagger`, `space-arrakeen`,
 * `colour-red`. Events name things so in their arguments; boards mark what they draw with it.
 */
export type Ref = string;

/** What a seat may know, by names: `View.data()` of the engine. Each game has its own shape. */
export type View = { [key: string]: Json };

export interface ChoiceItem {
  notation: string;
  label: string;
  /** The first word of the notation: `agent`, `buy`, `end`. */
  verb: string;
  /** It may be made with words of the player's own: `notation: words`. */
  spoken?: boolean;
}

export interface Decision {
  kind: string;
  prompt: string;
  choices: ChoiceItem[];
}

/** Who is asked in the open. */
export interface Asked {
  seat: number;
  kind: string;
}

export interface GameEvent {
  key: string;
  args: { [name: string]: string | number };
  text: string;
  /** How many choices had been made by then. */
  move: number;
}

export interface Reason {
  text: string;
  rule: string;
}

export interface SeatInfo {
  seat: number;
  /** `red`, `atreides`…: the key of the seat's colour and shape. */
  colour: string;
  name: string;
  who: "person" | "bot" | "nobody";
  bot?: string;
  connected: boolean;
  ready?: boolean;
  /** A bot that thinks: for how many seconds at most. */
  thinking?: number;
}

export interface Clock {
  seat: number;
  /** Milliseconds left when the state was sent. */
  left: number;
  running: boolean;
}

export interface Result {
  ranking: number[][];
  scores: number[];
  text: string;
}

export interface State {
  seq: number;
  moves: number;
  view: View;
  decision: Decision | null;
  /** What the seat may do unasked. */
  offer: Decision | null;
  asked: Asked[];
  clocks: Clock[];
  seats: SeatInfo[];
  undo: { allowed: number; reason: string };
  /** What happened since the state before this one. */
  events: GameEvent[];
  paused: boolean;
  result: Result | null;
}

export interface Fact {
  key: string;
  label: string;
  text: string;
}

/** A component of a game: a card, a space, a leader, a tile, a territory… */
export interface Entry {
  kind: string;
  slug: string;
  /** Its key in the language files. */
  ref: Ref;
  title: string;
  name: string;
  facts: Fact[];
  texts: Fact[];
  /** Its effects as trees, by box (`agent`, `reveal`, …), for the icon painter. */
  effects: { [box: string]: Json };
  /** Whatever else is printed on it: cost, icons, faction, strength… */
  data: { [key: string]: Json };
}

export interface Catalogue {
  game: string;
  lang: Lang;
  entries: Entry[];
  /** Every effect that a choice can name, as a tree, by its notation (`do NOTATION`). */
  trees: { [notation: string]: Json };
}
