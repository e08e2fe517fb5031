/** The protocol (docs/protocol.md) as types. */

export type Lang = "en" | "fr" | "ja";
export const LANGS: readonly Lang[] = ["en", "fr", "ja"];

/** A value as it comes from JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A thing on the table, by its key in the language files: `card-dagger`, `space-arrakeen`,
 * `colour-red`. The log names things so; boards mark what they draw with it.
 */
export type Ref = string;

// Playing -----------------------------------------------------------------------------------------

/** What a seat may know, by names: `View.data()` of the engine. Each game has its own shape. */
export type View = { [key: string]: Json };

/** Something that a choice names: a component by kind and slug, or a number. */
export interface ChoiceRef {
  kind: string;
  slug: string;
  /** Where it lies, if the same thing may lie in several places: `hand`, `market`. */
  place?: string;
  /** The value of a number. */
  n?: number;
  /** It is the usual one: to be pointed at only where another choice names another. */
  implied?: boolean;
}

export interface ChoiceItem {
  notation: string;
  /** What is done: `agent`, `buy`, `karama-stop`, `end`. */
  verb: string;
  /** What it is done to. */
  refs: ChoiceRef[];
  label: string;
  /** It may be made with words of the player's own: `notation: words`. */
  spoken?: boolean;
}

export interface Decision {
  id: string;
  kind: string;
  prompt: string;
  choices: ChoiceItem[];
}

export interface LogEntry {
  key: string;
  args: { [name: string]: string | number };
  /** Entries of the same step came of one choice. */
  step: number;
  text: string;
}

export interface Log {
  from: number;
  total: number;
  reset: boolean;
  entries: LogEntry[];
}

export interface Result {
  ranking: number[][];
  winners: number[];
  scores: number[];
  text: string;
}

export interface Clocks {
  at: number;
  seats: { seat: number; left_ms: number; running: boolean }[];
}

export interface State {
  status: Status;
  seat: number | null;
  view: View;
  /** Who else is asked in the open. */
  asked: { seat: number; kind: string }[];
  decision: Decision | null;
  /** What the seat may do unasked. */
  offer: Decision | null;
  thinking: { seat: number; most_ms: number }[];
  clocks: Clocks | null;
  undo: { allowed: number; reason: string | null };
  log: Log;
  result: Result | null;
}

export interface Reason {
  text: string | null;
  rule: string | null;
}

/** A choice that may follow. */
export interface Step {
  seat: number;
  notation: string;
  label: string;
}

/** What is thought of a choice. */
export interface AdvisedChoice {
  notation: string;
  label: string;
  /** The chance to win with it; null if it was never looked into. */
  chance: number | null;
  playouts: number;
  line: Step[];
}

/** The best choices of a question, of so many. */
export interface Advice {
  decision: string;
  of: number;
  choices: AdvisedChoice[];
}

export interface ChatLine {
  chat: string;
  at: number;
  seat: number | null;
  name: string;
  to: number | null;
  text: string;
}

// Rooms -------------------------------------------------------------------------------------------

export type Status = "lobby" | "playing" | "over";

export interface Seat {
  seat: number;
  /** What the game calls it (`red`, `atreides`), and the message key of that. */
  house: string | null;
  key: Ref | null;
  by: "person" | "bot" | "open";
  name: string | null;
  bot: string | null;
  person: string | null;
  host: boolean;
  connected: boolean;
  away_since: number | null;
  picks: { [option: string]: string };
}

export type ClockSetting =
  null | { kind: "live"; base_ms: number; increment_ms: number } | { kind: "days"; days: number };

export type Options = { [option: string]: Json };

export interface Room {
  room: string;
  code: string;
  title: string;
  game: string;
  players: number;
  options: Options;
  public: boolean;
  draw: boolean;
  guided: boolean;
  /** Whether players may ask for advice. */
  help: boolean;
  talk: boolean;
  status: Status;
  created: number;
  started: number | null;
  ended: number | null;
  clock: ClockSetting;
  pace_ms: number;
  seats: Seat[];
  spectators: number;
  pause: { paused: boolean; votes: number[]; needed: number[] };
  rematch: string | null;
  hash: string | null;
  /** Whether the game keeps rules that the server does not play. */
  old_rules: boolean;
  you: {
    person: string;
    seat: number | null;
    host: boolean;
    auto: { forced: boolean; decline: boolean };
  } | null;
  /** In the list of one's own rooms: it is your turn. */
  asked?: boolean;
}

export interface Ticket {
  room: Room;
  seat: number | null;
  token: string | null;
}

// Games and words ---------------------------------------------------------------------------------

export interface OptionValue {
  value: string;
  name: string;
  needs?: string[];
}

export interface OptionInfo {
  option: string;
  kind: "switch" | "choice" | "number" | "seats";
  name: string;
  text: string;
  default: Json;
  values: OptionValue[];
  /** Of what seats pick: values for the whole table instead, such as a draft. */
  modes: OptionValue[];
  min: number | null;
  max: number | null;
  players: number[];
  needs: string[];
  excludes: string[];
}

export interface GameInfo {
  game: string;
  name: string;
  players: number[];
  default_players: number;
  talk: boolean;
  bots: { bot: string; name: string }[];
  houses: { house: string; key: Ref; name: string }[];
  options: OptionInfo[];
}

export interface Fact {
  key: string;
  label: string;
  text: string;
}

/** An effect as a tree, for the icon painter: `{op: "pay", cost: {spice: 2}, gain: {…}}`. */
export type Tree = { [key: string]: Json };

/** A component of a game: a card, a space, a leader, a tile, a territory… */
export interface Entry {
  kind: string;
  slug: string;
  ref: Ref;
  title: string;
  name: string;
  facts: Fact[];
  texts: Fact[];
  /** Its effects by box (`agent`, `reveal`, …), as the texts name them. */
  effects: { [box: string]: Tree };
  /** Whatever else is printed on it: cost, icons, faction, strength… */
  data: { [key: string]: Json };
}

export interface Catalogue {
  game: string;
  lang: Lang;
  entries: Entry[];
  /** Every effect that a choice can name (`do recruit-1`). */
  trees: { [notation: string]: Tree };
}

export interface RuleHit {
  kind: "component" | "rule" | "ruling";
  id: string;
  title: string;
  text: string;
  game: string;
  lang: string;
}

// After the game ----------------------------------------------------------------------------------

export interface RecordInfo {
  record: string;
  game: string;
  players: number;
  names: (string | null)[];
  bots: (string | null)[];
  options: Options;
  choices: number;
  over: boolean;
  hash: string | null;
  seed: string | null;
  salt: string | null;
  houses: { seat: number; house: string; key: Ref }[];
  result: Result | null;
  marks: { move: number; round: number }[];
}

export interface RecordState {
  move: number;
  by: number | null;
  choice: string | null;
  label: string | null;
  view: View;
  entries: LogEntry[];
  result: Result | null;
}

/** Where a game turned; found only after a while. */
export interface Analysis {
  ready: boolean;
  standings: { move: number; round: number; chances: number[] }[];
  points: {
    move: number;
    round: number;
    seat: number;
    prompt: string;
    made: AdvisedChoice;
    better: AdvisedChoice | null;
    after: number;
  }[];
}

// Persons -----------------------------------------------------------------------------------------

export interface Me {
  person: string | null;
  name: string | null;
  lang: Lang | null;
  login: string | null;
  passkeys: number | null;
}

export interface Problem {
  status: number;
  code: string;
  text: string;
}
