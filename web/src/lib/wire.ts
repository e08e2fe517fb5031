// Written by `python -m kanly.server.typescript web/src`; do not edit.

/** A value as it comes from JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A position as a seat may know it; each game has its own shape, in its folder. */
export type View = Record<string, Json>;

/** A language, by the name of its folder of language files. */
export type Lang = string;
export type Settlement = "draw" | "go-on";
export type StopWhen = "always" | "turn" | "never" | "usual";
export type RoomStatus = "lobby" | "playing" | "over";
export type SeatBy = "person" | "bot" | "open";
export type LessonStatus = "on" | "off" | "won" | "missed";
export type LessonGoalStatus = "open" | "reached" | "missed";
export type Reason = "abuse" | "cheating" | "name" | "other";
/** The first message. `look`: from which seat, of those that share the device. */
export interface HelloRequest {
  type: "hello"; v: number; room: string; lang?: Lang; token?: string | null; look?: string;
  session?: string | null; last_seq?: number | null; id?: string | null;
}
export interface ChooseRequest {
  type: "choose"; decision: string; choice: string; id?: string | null;
}
export interface UndoRequest { type: "undo"; count?: number; id?: string | null; }
/** Something on the table, named as a choice names it. */
export interface Thing { kind: string; slug: string; place?: string; }
/** Asks about a choice: by its notation, or by its verb and the things that are pointed at. */
export interface WhyRequest {
  type: "why"; notation?: string; verb?: string; things?: Thing[]; id?: string | null;
}
export interface AdviseRequest { type: "advise"; decision: string; id?: string | null; }
/** What would come of some choices that are not made yet. */
export interface PreviewRequest {
  type: "preview"; decision: string; choices: string[]; id?: string | null;
}
export interface ChatRequest {
  type: "chat"; text: string; to?: number | null; id?: string | null;
}
export interface SetLangRequest { type: "lang"; lang: Lang; id?: string | null; }
/** Where the seat wants to be asked from now on: at a window, or at questions with a single answer (`forced`). */
export interface StopRequest { type: "stop"; stop: string; when: StopWhen; id?: string | null; }
/** The next window waits for the seat, or no longer. */
export interface HoldRequest { type: "hold"; hold: boolean; id?: string | null; }
/** How long bots wait before each choice from now on; the host says so. */
export interface PaceRequest { type: "pace"; pace_ms: number; id?: string | null; }
/** How far the seat goes for what is up for auction now, or (`all`) for each thing that is this turn; null takes that back. */
export interface OrderRequest {
  type: "order"; most: number | null; all?: boolean; id?: string | null;
}
/** Agrees to a pause, or no longer. */
export interface PauseRequest { type: "pause"; vote: boolean; id?: string | null; }
/** Agrees to going on, or no longer. */
export interface ResumeRequest { type: "resume"; vote: boolean; id?: string | null; }
/** Where the rules have changed: agrees to a draw or to going on, or no longer. */
export interface SettleRequest {
  type: "settle"; vote: boolean; how: Settlement; id?: string | null;
}
/** Begins anew what is played alone from a position: a lesson, a puzzle. */
export interface RestartRequest { type: "restart"; id?: string | null; }
/** Asks whether the server is there. */
export interface PingRequest { type: "ping"; id?: string | null; }
/** How long people may think: a live clock with an increment, or days for each move. */
export interface ClockSpec {
  kind: "days" | "live"; base_ms: number; increment_ms: number; days: number;
}
/** How far the seat goes for something that is up for auction, said beforehand. */
export interface StandingOrder { lot: string; most: number; }
/** Where a game began that is no fresh one. It counts for no rating or statistics. */
export interface Origin { kind: string; name: string; choices: number; }
/** Something that the operators tell everybody. */
export interface Notice { notice: string; text: string; at: number; until: number; }
/** Any error. */
export interface Problem { status: number; code: string; text: string; where?: string; }
export interface Seat {
  seat: number; house: string | null; key: string | null; by: SeatBy; name: string | null;
  bot: string | null; person: string | null; host: boolean; connected: boolean;
  away_since: number | null; picks: Record<string, string>; outside: boolean;
}
export interface Pause { paused: boolean; votes: number[]; needed: number[]; }
/** The rules have changed since, and of the choices that were made only so many come out the same: which seats want to end the game as a draw, which to go on from there; all must agree. */
export interface RulesChange {
  same: number; made: number; draw: number[]; go_on: number[]; needed: number[];
}
/** Who lets a commentator see all hands: after some minutes the host (`minutes`), at once every seat that is `needed`. */
export interface Commentary {
  minutes: number | null; agreed: number[]; needed: number[]; open: boolean;
}
export interface You {
  person: string | null; seat: number | null; host: boolean; stops: Record<string, number>;
  hold: boolean; quiet: boolean; muted: string[]; beside: number[]; commentary: string | null;
}
/** A table, as one person sees it. */
export interface Room {
  players: number; options: Record<string, number | string | boolean | string[]>; title: string;
  public: boolean; draw: boolean; guided: boolean; pace_ms: number; clock: ClockSpec | null;
  status: RoomStatus; started: number | null; ended: number | null; hash: string | null;
  rematch: string | null; closed: boolean; alone: boolean; drawn: boolean; origin: Origin | null;
  commentary_minutes: number | null; rated: boolean; deal: string | null; words: string;
  room: string; code: string; game: string; help: boolean; talk: boolean; created: number;
  seats: Seat[]; spectators: number; pause: Pause; rules_change: RulesChange | null;
  commentary: Commentary; you: You | null; asked: boolean;
}
/** A room, one's seat there, and the token of the seat. */
export interface Ticket { room: Room; seat: number | null; token: string | null; }
export interface RoomList { rooms: Room[]; }
export interface PlayNow {
  game: string; name?: string | null; players?: number | null;
  options?: Record<string, boolean | number | string | string[]>; bot?: string | null;
  seat?: number | null; pace_ms?: number; guided?: boolean; first?: boolean;
}
export interface NewRoom {
  game: string; players?: number | null; title?: string; name?: string | null;
  options?: Record<string, boolean | number | string | string[]>; public?: boolean; draw?: boolean;
  seat?: number | null; bots?: Record<string, string>; clock?: ClockSpec | null; pace_ms?: number;
  help?: boolean | null; alone?: boolean; rated?: boolean; words?: string;
}
/** A private room that begins at a position, with bots at the other seats. */
export interface FromPosition { name?: string | null; pace_ms?: number; }
export interface PlayPuzzle { name?: string | null; pace_ms?: number; puzzle: string; }
/** A recorded game from one of its decisions on. */
export interface PlayAgain {
  name?: string | null; pace_ms?: number; record: string; move: number; seat: number;
}
export interface PlayLesson {
  name?: string | null; pace_ms?: number; tutorial: string; lesson: string;
}
export interface PlayExample { name?: string | null; pace_ms?: number; rule: string; }
export interface Join { name?: string | null; seat?: number | null; }
export interface SeatWanted { seat: number; }
/** Somebody sits down at the caller's device. */
export interface Beside { seat: number; name: string; }
export interface BotWanted { seat: number; bot: string | null; }
export interface Pick { option: string; value: string | null; seat?: number | null; }
export interface Settings {
  title?: string; players?: number; options?: Record<string, boolean | number | string | string[]>;
  public?: boolean; draw?: boolean; clock?: ClockSpec | null; pace_ms?: number; help?: boolean;
  alone?: boolean; rated?: boolean; commentary_minutes?: number | null;
}
/** Whether a commentator may see one's hand at once. */
export interface Consent { agrees: boolean; }
export interface LogEntry {
  key: string; args: Record<string, number | string>; step: number; text: string;
}
export interface Log { from: number; total: number; entries: LogEntry[]; }
export interface ChatLine {
  chat: string; at: number; seat: number | null; name: string; to: number | null; text: string;
  person: string | null;
}
export interface Chat { chat: ChatLine[]; }
/** How far a seat has said it goes for what is up for auction now, or for all of this turn. */
export interface Order { most: number; all: boolean; }
/** The window at which a seat is asked, and when it closes by itself. */
export interface Stop { stop: string; until: number | null; }
/** What a lesson says now; a note is read and put away, anything else is to be done. */
export interface LessonStep {
  name: string; text: string; point: string[]; choices: string[]; note: boolean;
}
/** A goal on the way, such as that of a round: whether it was reached. */
export interface LessonGoal { name: string; text: string; status: LessonGoalStatus; }
/** How far the player is in a lesson. */
export interface LessonState {
  tutorial: string; lesson: string; title: string; goal: string; status: LessonStatus;
  said: string | null; other: boolean; steps: LessonStep[]; goals: LessonGoal[]; done: number;
  of: number; next: string | null;
}
export interface LessonInfo { lesson: string; title: string; goal: string; }
/** The lessons of a game or of its expansion. */
export interface Tutorial {
  tutorial: string; game: string; title: string; text: string; lessons: LessonInfo[];
}
export interface Tutorials { tutorials: Tutorial[]; }
/** A seat that is asked in the open. */
export interface Asked { seat: number; kind: string; }
/** Something that a choice names: a component by kind and slug, or a number. */
export interface ChoiceRef {
  kind: string; slug: string; place?: string; n?: number; implied?: boolean;
}
/** A choice: its notation, what is done to what, and what it is called. */
export interface ChoiceItem {
  notation: string; verb: string; refs: ChoiceRef[]; label: string; spoken?: boolean;
}
/** A question with every choice in words. */
export interface Decision { id: string; kind: string; prompt: string; choices: ChoiceItem[]; }
export interface OptionChoice { value: string; name: string; text: string; needs: string[]; }
export interface OptionInfo {
  option: string; kind: string; name: string; text: string;
  default: number | string | boolean | string[] | null; values: OptionChoice[];
  modes: OptionChoice[]; min: number | null; max: number | null; players: number[]; needs: string[];
  excludes: string[]; group: string;
}
/** A heading for options that not every table looks at. */
export interface OptionGroup { group: string; name: string; text: string; }
/** Options that are played together: option `preset` takes their name. */
export interface Preset {
  preset: string; name: string; text: string;
  options: Record<string, number | string | boolean | string[]>;
}
export interface Bot { bot: string; name: string; }
export interface House { house: string; key: string; name: string; }
/** A window at which a player can set a stop, and who stops there unless told otherwise. */
export interface StopInfo {
  stop: string; name: string; group: string; alone: boolean; company: boolean;
}
export interface GameInfo {
  game: string; name: string; players: number[]; default_players: number; talk: boolean;
  bots: Bot[]; usual_bot: string; houses: House[]; options: OptionInfo[]; groups: OptionGroup[];
  presets: Preset[]; stops: StopInfo[]; forced: boolean; lessons: boolean;
}
export interface Games { games: GameInfo[]; }
export interface Fact { key: string; label: string; text: string; }
export interface Component {
  kind: string; slug: string; ref: string; title: string; name: string; facts: Fact[];
  texts: Fact[]; effects: Record<string, Record<string, Json>>; data: Record<string, Json>;
}
export interface Catalogue {
  game: string; lang: string; entries: Component[]; trees: Record<string, Record<string, Json>>;
}
export interface Hit {
  kind: string; id: string; title: string; text: string; game: string; lang: string;
}
export interface Hits { hits: Hit[]; }
/** A chapter: the beginning of its rules' numbers, and what it is called. */
export interface ChapterName { chapter: string; title: string; }
/** The rules of a game, or of an expansion, as chapters in reading order. */
export interface Book { book: string; game: string; name: string; chapters: ChapterName[]; }
export interface Books { books: Book[]; }
/** A rule in the book. */
export interface BookRule {
  rule: string; text: string; lang: string; ruling: string | null; example: boolean;
}
/** A chapter with its rules, worked examples, and its neighbours. */
export interface Chapter {
  chapter: string; title: string; book: Book; drawing: string; rules: BookRule[];
  examples: BookRule[]; before: ChapterName | null; after: ChapterName | null;
}
export interface Result { ranking: number[][]; winners: number[]; scores: number[]; text: string; }
export interface SeatHouse { seat: number; house: string; key: string; }
export interface Mark { move: number; round: number; }
export interface RecordInfo {
  record: string; game: string; players: number; names: (string | null)[]; bots: (string | null)[];
  options: Record<string, number | string | boolean | string[]>; choices: number; made: number;
  over: boolean; hash: string | null; seed: string | number | null; salt: string | null;
  houses: SeatHouse[]; result: Result | null; marks: Mark[];
}
/** A position of a record, and the choice that led to it. */
export interface Moment {
  move: number; by: number | null; choice: string | null; label: string | null; view: View;
  hints: Json; asked: Asked[]; entries: LogEntry[]; result: Result | null;
}
export interface Moments { from: number; states: Moment[]; }
export interface RoundScores { round: number; scores: number[]; }
export interface Scores { rounds: RoundScores[]; }
/** A choice that may follow. */
export interface Step { seat: number; notation: string; label: string; }
/** A choice and the chance to win that came of it, if it was looked into. */
export interface TriedChoice { notation: string; label: string; chance: number | null; }
/** How a puzzle was answered, and what is right. */
export interface PuzzleAnswer {
  solved: boolean; made: TriedChoice; tried: TriedChoice[]; right: number; reasons: string[];
  line: Step[];
}
/** The puzzle of a room; what is right only once it is answered. */
export interface PuzzleState { puzzle: string; kind: string; answer: PuzzleAnswer | null; }
/** A puzzle in the list: who plays what when, and how hard it is, from 1 to 3. */
export interface PuzzleInfo {
  puzzle: string; kind: string; game: string; players: number; house: string; round: number;
  level: number;
}
/** Every puzzle, and that of today. */
export interface PuzzleList { puzzles: PuzzleInfo[]; kinds: string[]; daily: string | null; }
/** What is thought of a choice. */
export interface AdvisedChoice {
  notation: string; label: string; chance: number | null; playouts: number; line: Step[];
  reasons: string[];
}
export interface Standing { move: number; round: number; chances: number[]; }
export interface TurningPoint {
  move: number; round: number; seat: number; prompt: string; made: AdvisedChoice;
  better: AdvisedChoice | null; after: number;
}
/** Chances by round and turning points, once they have been found. */
export interface Analysis { ready: boolean; standings: Standing[]; points: TurningPoint[]; }
export interface Imported { record: string; }
export interface Me {
  person: string | null; name: string | null; lang: string | null; login: string | null;
  passkeys: number; password: boolean; public: boolean;
}
/** A browser in which a person is known. */
export interface SessionInfo {
  session: string; created: number; seen: number; agent: string; here: boolean;
}
export interface Sessions { sessions: SessionInfo[]; }
export interface NewPassword { new: string; old?: string | null; }
/** Confirms that somebody wants to be forgotten. */
export interface Farewell { password?: string | null; }
export interface ChangeMe { name?: string | null; lang?: Lang | null; public?: boolean | null; }
/** How often something was played, and with what success. */
export interface Tally {
  key: string; name: string; played: number; won: number; left: number; place: number | null;
}
/** How a seat came out of a game. */
export interface SeatResult {
  seat: number; person: string | null; name: string | null; bot: string | null; house: string;
  place: number | null; score: number | null; left: boolean; points: number | null;
  change: number | null;
}
/** How a game came out. */
export interface GameResult {
  room: string; game: string; mode: string; ended: number; rated: boolean; deal: string | null;
  own: SeatResult;
}
export interface RatingPoint { ended: number; points: number; }
/** A person's rating in a mode of a game. */
export interface RatingInfo {
  points: number; doubt: number; games: number; history: RatingPoint[];
}
/** A person's results in one mode of a game. */
export interface ModeResults {
  game: string; mode: string; people: Tally; bots: Tally; houses: Tally[]; seats: Tally[];
  rating: RatingInfo | null;
}
/** What a person has played. */
export interface Profile {
  person: string; name: string; own: boolean; public: boolean; since: number; games: number;
  modes: ModeResults[]; opponents: Tally[]; latest: GameResult[];
}
/** How a game came out for each seat; with ratings as soon as they are computed. */
export interface RoomResults { rated: boolean; seats: SeatResult[]; }
/** A line of a table of ratings: a person, or a bot, whose rating is fixed. */
export interface RankedPerson {
  person: string | null; bot: string | null; name: string; points: number; doubt: number;
  games: number;
}
/** The table of ratings of a mode of a game. */
export interface Ranking {
  game: string; mode: string; modes: string[]; least: number; lines: RankedPerson[];
}
/** How somebody came out of a deal. */
export interface DealResult {
  name: string; guest: boolean; own: boolean; place: number; score: number; ended: number;
  room: string | null;
}
/** A deal that several people play, each alone against the same bots. */
export interface Deal {
  deal: string; game: string; day: string | null; ends: number | null; by: string | null;
  players: number; options: Record<string, number | string | boolean | string[]>; seat: number;
  bots: string[]; room: string | null; played: boolean; results: DealResult[];
}
export interface PlayDeal { name?: string | null; }
export interface Account { login: string; password: string; }
export interface PersonWanted { person: string; }
export interface Mute { person: string; muted?: boolean; }
/** Tells the operators of somebody at a table, perhaps of a line that they said. */
export interface NewReport { person: string; reason: Reason; text?: string; chat?: string | null; }
export interface Blocked { person: string; name: string; }
export interface Blocks { blocked: Blocked[]; }
/** A way in which a person is notified with the page closed. */
export interface ChannelInfo {
  channel: string; kind: "hook" | "mail" | "push"; label: string; format: string | null;
  confirmed: boolean; minutes: number; failing: boolean; here: boolean; created: number;
}
/** How one is notified, and how one can be. */
export interface Channels {
  channels: ChannelInfo[]; push_key: string; mail: boolean; mail_minutes: number;
}
/** A browser's subscription to push messages. */
export interface PushWanted { endpoint: string; p256dh: string; auth: string; }
export interface MailWanted { address: string; minutes?: number; }
export interface HookWanted { url: string; format?: "discord" | "json" | "ntfy"; }
/** A new webhook, and the secret with which what it posts is signed. It is told once. */
export interface Hook { channel: string; secret: string; }
export interface ChannelChange { minutes: number; }
/** A bot from outside. */
export interface OutsideBot { person: string; name: string; }
export interface OutsideBots { bots: OutsideBot[]; }
export interface NewBot { name: string; }
/** A bot, and the token with which it shows itself. It is told once. */
export interface BotToken { person: string; name: string; token: string; }
export interface Quiet { quiet: boolean; }
export interface Notices { notices: Notice[]; }
export interface PasskeyFor { login?: string | null; }
export interface Challenge { challenge: string; options: Record<string, Json>; }
export interface PasskeyAnswer { challenge: string; credential: Record<string, Json>; }
export interface Health {
  status: string; version: string; engine: string; bots: string; compiling: number | null;
}
export interface ServerInfo { version: string; at: number; idle_s: number; max_bytes: number; }
export interface WelcomeMessage {
  type: "welcome"; seq: number; v: number; session: string; resumed: boolean; lang: Lang;
  seat: number | null; room: Room; chat: ChatLine[]; server: ServerInfo;
}
export interface RoomMessage { type: "room"; seq: number; room: Room; }
export interface ChatMessage { type: "chat"; seq: number; chat: ChatLine; }
export interface NoticeMessage { type: "notice"; seq: number; notice: Notice; }
export interface OkMessage { type: "ok"; seq: number; id: string | null; }
export interface RefusedMessage {
  type: "refused"; seq: number; id: string | null; code: string; text: string; rule: string | null;
  where?: string;
}
export interface WhyMessage {
  type: "why"; seq: number; id: string | null; notation: string; allowed: boolean;
  text: string | null; rule: string | null;
}
/** The best choices of a question, out of so many (`of`). */
export interface AdviceMessage {
  type: "advice"; seq: number; id: string | null; decision: string; of: number;
  choices: AdvisedChoice[];
}
/** What would come of some choices; null where the game has nothing to say of the question. */
export interface PreviewMessage {
  type: "preview"; seq: number; id: string | null; decision: string; preview: Json;
}
export interface PongMessage { type: "pong"; seq: number; id: string | null; at: number; }
/** A bot that is asked, and how long it may take at most. */
export interface Thinking { seat: number; most_ms: number; }
/** How many choices the seat can take back; when none, why. */
export interface Undo { allowed: number; reason: string | null; }
/** What a seat is shown of the game: the part of a state that all who look from it share. */
export interface Shown {
  status: RoomStatus; seat: number | null; view: View; hints: Json; asked: Asked[];
  decision: Decision | null; offer: Decision | null; stop: Stop | null; order: Order | null;
  done: string[]; thinking: Thinking[]; undo: Undo; result: Result | null;
  puzzle: PuzzleState | null; lesson: LessonState | null;
}
export interface SeatClock { seat: number; left_ms: number; running: boolean; }
export interface Clocks { at: number; seats: SeatClock[]; }
/** New entries of the log; `reset` drops all that came before. */
export interface NewLog { from: number; total: number; entries: LogEntry[]; reset: boolean; }
/** The position and what is new in the log; on the wire the fields of `Shown` stand beside. */
export interface StateMessage {
  type: "state"; seq: number; clocks: Clocks | null; log: NewLog; beside: number[];
}
export type ClientMessage =
  HelloRequest | ChooseRequest | UndoRequest | WhyRequest | AdviseRequest | PreviewRequest |
  ChatRequest | SetLangRequest | StopRequest | HoldRequest | OrderRequest | PaceRequest |
  PauseRequest | ResumeRequest | SettleRequest | RestartRequest | PingRequest;
export type ServerMessage =
  WelcomeMessage | RoomMessage | ChatMessage | NoticeMessage | OkMessage | RefusedMessage |
  WhyMessage | AdviceMessage | PreviewMessage | PongMessage | (StateMessage & Shown);
