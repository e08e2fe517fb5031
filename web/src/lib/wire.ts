// Written by `python -m kanly.server.typescript web/src`; do not edit.

/** A value as it comes from JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A position as a seat may know it; each game has its own shape, in its folder. */
export type View = Record<string, Json>;

export type Lang = "en" | "fr" | "ja";

export type RoomStatus = "lobby" | "playing" | "over";

export type SeatBy = "person" | "bot" | "open";

/** The first message. */
export interface HelloRequest {
  type: "hello";
  v: number;
  room: string;
  lang?: Lang;
  token?: string | null;
  session?: string | null;
  last_seq?: number | null;
  id?: string | null;
}

export interface ChooseRequest {
  type: "choose";
  decision: string;
  choice: string;
  id?: string | null;
}

export type UndoRequest = { type: "undo"; count?: number; id?: string | null };

export type WhyRequest = { type: "why"; notation: string; id?: string | null };

export type AdviseRequest = { type: "advise"; decision: string; id?: string | null };

/** What would come of some choices that are not made yet. */
export interface PreviewRequest {
  type: "preview";
  decision: string;
  choices: string[];
  id?: string | null;
}

export type ChatRequest = { type: "chat"; text: string; to?: number | null; id?: string | null };

export type SetLangRequest = { type: "lang"; lang: Lang; id?: string | null };

export type AutoRequest = { type: "auto"; forced: boolean; decline: boolean; id?: string | null };

export type PauseRequest = { type: "pause"; vote: boolean; id?: string | null };

export type ResumeRequest = { type: "resume"; vote: boolean; id?: string | null };

export type PingRequest = { type: "ping"; id?: string | null };

/** How long people may think: a live clock with an increment, or days for each move. */
export interface ClockSpec {
  kind: "days" | "live";
  base_ms: number;
  increment_ms: number;
  days: number;
}

/** Any error. */
export type Problem = { status: number; code: string; text: string; where?: string };

export interface Seat {
  seat: number;
  house: string | null;
  key: string | null;
  by: SeatBy;
  name: string | null;
  bot: string | null;
  person: string | null;
  host: boolean;
  connected: boolean;
  away_since: number | null;
  picks: Record<string, string>;
}

export type Pause = { paused: boolean; votes: number[]; needed: number[] };

export type AutoSettings = { forced: boolean; decline: boolean };

export type You = { person: string | null; seat: number | null; host: boolean; auto: AutoSettings };

/** A table, as one person sees it. */
export interface Room {
  room: string;
  code: string;
  title: string;
  game: string;
  players: number;
  options: Record<string, number | string | boolean | string[]>;
  public: boolean;
  draw: boolean;
  guided: boolean;
  help: boolean;
  talk: boolean;
  status: RoomStatus;
  created: number;
  started: number | null;
  ended: number | null;
  clock: ClockSpec | null;
  pace_ms: number;
  seats: Seat[];
  spectators: number;
  pause: Pause;
  rematch: string | null;
  hash: string | null;
  old_rules: boolean;
  you: You | null;
  asked: boolean;
}

/** A room, one's seat there, and the token of the seat. */
export type Ticket = { room: Room; seat: number | null; token: string | null };

export type RoomList = { rooms: Room[] };

export interface PlayNow {
  game: string;
  name?: string | null;
  players?: number | null;
  options?: Record<string, boolean | number | string | string[]>;
  bot?: string | null;
  seat?: number | null;
  pace_ms?: number;
  guided?: boolean;
}

export interface NewRoom {
  game: string;
  players?: number | null;
  title?: string;
  name?: string | null;
  options?: Record<string, boolean | number | string | string[]>;
  public?: boolean;
  draw?: boolean;
  seat?: number | null;
  bots?: Record<string, string>;
  clock?: ClockSpec | null;
  pace_ms?: number;
  help?: boolean | null;
}

export type Join = { name?: string | null; seat?: number | null };

export type SeatWanted = { seat: number };

export type BotWanted = { seat: number; bot: string | null };

export type Pick = { option: string; value: string | null; seat?: number | null };

export interface Settings {
  title?: string;
  players?: number;
  options?: Record<string, boolean | number | string | string[]>;
  public?: boolean;
  draw?: boolean;
  clock?: ClockSpec | null;
  pace_ms?: number;
  help?: boolean;
}

export interface LogEntry {
  key: string;
  args: Record<string, number | string>;
  step: number;
  text: string;
}

export type Log = { from: number; total: number; entries: LogEntry[] };

export interface ChatLine {
  chat: string;
  at: number;
  seat: number | null;
  name: string;
  to: number | null;
  text: string;
}

export type Chat = { chat: ChatLine[] };

/** A seat that is asked in the open. */
export type Asked = { seat: number; kind: string };

/** Something that a choice names: a component by kind and slug, or a number. */
export interface ChoiceRef {
  kind: string;
  slug: string;
  place?: string;
  n?: number;
  implied?: boolean;
}

/** A choice: its notation, what is done to what, and what it is called. */
export interface ChoiceItem {
  notation: string;
  verb: string;
  refs: ChoiceRef[];
  label: string;
  spoken?: boolean;
}

/** A question with every choice in words. */
export type Decision = { id: string; kind: string; prompt: string; choices: ChoiceItem[] };

export type OptionChoice = { value: string; name: string; needs: string[] };

export interface OptionInfo {
  option: string;
  kind: string;
  name: string;
  text: string;
  default: number | string | boolean | string[] | null;
  values: OptionChoice[];
  modes: OptionChoice[];
  min: number | null;
  max: number | null;
  players: number[];
  needs: string[];
  excludes: string[];
}

export type Bot = { bot: string; name: string };

export type House = { house: string; key: string; name: string };

export interface GameInfo {
  game: string;
  name: string;
  players: number[];
  default_players: number;
  talk: boolean;
  bots: Bot[];
  houses: House[];
  options: OptionInfo[];
}

export type Games = { games: GameInfo[] };

export type Fact = { key: string; label: string; text: string };

export interface Component {
  kind: string;
  slug: string;
  ref: string;
  title: string;
  name: string;
  facts: Fact[];
  texts: Fact[];
  effects: Record<string, Record<string, Json>>;
  data: Record<string, Json>;
}

export interface Catalogue {
  game: string;
  lang: string;
  entries: Component[];
  trees: Record<string, Record<string, Json>>;
}

export interface Hit {
  kind: string;
  id: string;
  title: string;
  text: string;
  game: string;
  lang: string;
}

export type Hits = { hits: Hit[] };

export type Result = { ranking: number[][]; winners: number[]; scores: number[]; text: string };

export type SeatHouse = { seat: number; house: string; key: string };

export type Mark = { move: number; round: number };

export interface RecordInfo {
  record: string;
  game: string;
  players: number;
  names: (string | null)[];
  bots: (string | null)[];
  options: Record<string, number | string | boolean | string[]>;
  choices: number;
  over: boolean;
  hash: string | null;
  seed: string | number | null;
  salt: string | null;
  houses: SeatHouse[];
  result: Result | null;
  marks: Mark[];
}

/** A position of a record, and the choice that led to it. */
export interface Moment {
  move: number;
  by: number | null;
  choice: string | null;
  label: string | null;
  view: View;
  hints: Json;
  asked: Asked[];
  entries: LogEntry[];
  result: Result | null;
}

export type Moments = { from: number; states: Moment[] };

export type RoundScores = { round: number; scores: number[] };

export type Scores = { rounds: RoundScores[] };

/** A choice that may follow. */
export type Step = { seat: number; notation: string; label: string };

/** What is thought of a choice. */
export interface AdvisedChoice {
  notation: string;
  label: string;
  chance: number | null;
  playouts: number;
  line: Step[];
}

export type Standing = { move: number; round: number; chances: number[] };

export interface TurningPoint {
  move: number;
  round: number;
  seat: number;
  prompt: string;
  made: AdvisedChoice;
  better: AdvisedChoice | null;
  after: number;
}

/** Chances by round and turning points, once they have been found. */
export type Analysis = { ready: boolean; standings: Standing[]; points: TurningPoint[] };

export type Imported = { record: string };

export interface Me {
  person: string | null;
  name: string | null;
  lang: string | null;
  login: string | null;
  passkeys: number;
}

export type ChangeMe = { name?: string | null; lang?: Lang | null };

export type Account = { login: string; password: string };

export type PasskeyFor = { login?: string | null };

export type Challenge = { challenge: string; options: Record<string, Json> };

export type PasskeyAnswer = { challenge: string; credential: Record<string, Json> };

export interface Health {
  status: string;
  version: string;
  engine: string;
  bots: string;
  compiling: number | null;
}

export type ServerInfo = { version: string; at: number; idle_s: number; max_bytes: number };

export interface WelcomeMessage {
  type: "welcome";
  seq: number;
  v: number;
  session: string;
  resumed: boolean;
  lang: Lang;
  seat: number | null;
  room: Room;
  chat: ChatLine[];
  server: ServerInfo;
}

export type RoomMessage = { type: "room"; seq: number; room: Room };

export type ChatMessage = { type: "chat"; seq: number; chat: ChatLine };

export type OkMessage = { type: "ok"; seq: number; id: string | null };

export interface RefusedMessage {
  type: "refused";
  seq: number;
  id: string | null;
  code: string;
  text: string;
  rule: string | null;
  where?: string;
}

export interface WhyMessage {
  type: "why";
  seq: number;
  id: string | null;
  notation: string;
  allowed: boolean;
  text: string | null;
  rule: string | null;
}

/** The best choices of a question, out of so many (`of`). */
export interface AdviceMessage {
  type: "advice";
  seq: number;
  id: string | null;
  decision: string;
  of: number;
  choices: AdvisedChoice[];
}

/** What would come of some choices; null where the game has nothing to say of the question. */
export interface PreviewMessage {
  type: "preview";
  seq: number;
  id: string | null;
  decision: string;
  preview: Json;
}

export type PongMessage = { type: "pong"; seq: number; id: string | null; at: number };

/** A bot that is asked, and how long it may take at most. */
export type Thinking = { seat: number; most_ms: number };

/** How many choices the seat can take back; when none, why. */
export type Undo = { allowed: number; reason: string | null };

/** What a seat is shown of the game: the part of a state that all who look from it share. */
export interface Shown {
  status: RoomStatus;
  seat: number | null;
  view: View;
  hints: Json;
  asked: Asked[];
  decision: Decision | null;
  offer: Decision | null;
  thinking: Thinking[];
  undo: Undo;
  result: Result | null;
}

export type SeatClock = { seat: number; left_ms: number; running: boolean };

export type Clocks = { at: number; seats: SeatClock[] };

/** New entries of the log; `reset` drops all that came before. */
export type NewLog = { from: number; total: number; entries: LogEntry[]; reset: boolean };

/** The position and what is new in the log; on the wire the fields of `Shown` stand beside. */
export type StateMessage = { type: "state"; seq: number; clocks: Clocks | null; log: NewLog };

export type ClientMessage =
  | HelloRequest
  | ChooseRequest
  | UndoRequest
  | WhyRequest
  | AdviseRequest
  | PreviewRequest
  | ChatRequest
  | SetLangRequest
  | AutoRequest
  | PauseRequest
  | ResumeRequest
  | PingRequest;

export type ServerMessage =
  | WelcomeMessage
  | RoomMessage
  | ChatMessage
  | OkMessage
  | RefusedMessage
  | WhyMessage
  | AdviceMessage
  | PreviewMessage
  | PongMessage
  | (StateMessage & Shown);
