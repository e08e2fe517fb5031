/** A room that is open: its connection, its table, log and chat. */
import { loadGame } from "../games";
import { announce } from "./announce.svelte";
import { Drama, WAITS, type Pace } from "./drama.svelte";
import { heard } from "./notices.svelte";
import { api } from "./api";
import { attend } from "./attention";
import { spoken } from "./i18n.svelte";
import { prefs, still } from "./prefs.svelte";
import { houseName } from "./seats";
import { Connection, websocket, type LinkState, type Pipe } from "./socket";
import { play as sound } from "./sound";
import { Table } from "./table.svelte";
import type { Advice, AdviceMessage, ChatLine, ClientMessage, Json, LogEntry } from "./types";
import type { Settlement } from "./types";
import type {
  PreviewMessage,
  Reason,
  Room,
  ServerMessage,
  State,
  StopWhen,
  Thing,
  WhyMessage,
} from "./types";

/** Milliseconds within which the state that comes of a choice is here. */
const MOMENT = 1500;
/** So many states may wait for scenes before the scenes are left out. */
const MOST_WAITING = 12;

/** What answers a question: a refusal too, or nothing when the connection is lost. */
type Answer = WhyMessage | AdviceMessage | PreviewMessage | Reason;
const NO_ANSWER: Reason = { text: null, rule: null };

type Sent = { id: string | null; decision: string; choice: string; stored: boolean };

export class Play {
  link: LinkState = $state("joining");
  /** Why the server will not have us. */
  code: number = $state(0);
  room: Room | null = $state.raw(null);
  seat: number | null = $state(null);
  table: Table | null = $state.raw(null);
  drama: Drama | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** The number of the first entry at hand. */
  first = $state(0);
  chat: ChatLine[] = $state.raw([]);
  /** What is shown once more, line by line; null when nothing is. */
  recap: LogEntry[] | null = $state.raw(null);
  /** A choice that was sent, until the state that comes of it is here. */
  sent: Sent | null = $state.raw(null);
  /** How far this clock is ahead of the server's. */
  skew = $state(0);

  readonly #connection: Connection;
  readonly #asked = new Map<string, (said: Answer) => void>();
  #begun = false;
  #forget = (): void => {};

  constructor(
    id: string,
    open: () => Pipe = websocket,
    readonly look = "",
  ) {
    this.#connection = new Connection(
      id,
      spoken(),
      {
        message: (message) => this.#hear(message),
        link: (state, code) => this.#linked(state, code),
      },
      open,
      look,
    );
  }

  start(): () => void {
    const on = (): void => this.#connection.network(true);
    const off = (): void => this.#connection.network(false);
    addEventListener("online", on);
    addEventListener("offline", off);
    this.#connection.start();
    return () => {
      removeEventListener("online", on);
      removeEventListener("offline", off);
      this.#connection.stop();
      this.#forget();
    };
  }

  // What a player can do -------------------------------------------------------------------------------

  /** Take a seat; somebody new gets an identity with it, and connects again. */
  async sit(name: string | null, seat: number | null): Promise<void> {
    const stranger = this.room?.you == null;
    await api.join(this.room!.room, name, seat);
    if (stranger) this.#connection.renew();
  }

  /** Whether others play at this device too: nothing private may stay there. */
  get shared(): boolean {
    return (this.room?.you?.beside.length ?? 0) > 1;
  }

  /** Whether a choice is on its way; until it is kept no other can be made. */
  get busy(): boolean {
    return this.sent !== null;
  }

  choose(notation: string, words = ""): void {
    const { decision, offer } = this.table!.state;
    const asked = [decision, offer].find((each) =>
      each?.choices.some((choice) => choice.notation === notation),
    );
    if (this.busy || asked == null) return;
    const choice = words === "" ? notation : `${notation}: ${words}`;
    this.#send({ id: null, decision: asked.id, choice, stored: false });
  }

  undo(count = 1): void {
    this.#connection.send({ type: "undo", count });
  }

  /** Restart what is played alone from a position. */
  restart(): void {
    this.#connection.send({ type: "restart" });
  }

  /** Say something; what is told when it is refused, or nothing. */
  async say(text: string, to: number | null): Promise<string> {
    const said = await this.#ask({ type: "chat", text, to });
    return ("text" in said && said.text) || "";
  }

  /** Hear nothing more of somebody. */
  deafen(person: string): void {
    this.chat = this.chat.filter((line) => line.person !== person);
  }

  vote(what: "pause" | "resume", vote: boolean): void {
    this.#connection.send({ type: what, vote });
  }

  /** The rules have changed: agree to a draw or to going on, or no longer. */
  settle(how: Settlement, vote: boolean): void {
    this.#connection.send({ type: "settle", how, vote });
  }

  /** When to ask the player: at a window, or (`forced`) where there is a single answer. */
  stop(stop: string, when: StopWhen): void {
    this.#connection.send({ type: "stop", stop, when });
  }

  /** Let the next window wait, or no longer. */
  hold(hold: boolean): void {
    this.#connection.send({ type: "hold", hold });
  }

  /** The maximum bid for what is up for auction; null withdraws it. */
  order(most: number | null, all = false): void {
    this.#connection.send({ type: "order", most, all });
  }

  /** Go on in the language spoken now. */
  async speak(): Promise<void> {
    if (this.#connection.lang === spoken()) return;
    this.#connection.lang = spoken();
    this.#connection.send({ type: "lang", lang: spoken() });
    if (this.#told !== null) this.#enter(this.#told);
    if (this.table !== null) {
      this.table.catalogue = await api.catalogue(this.table.game.slug, spoken());
    }
  }

  why(verb: string, things: Thing[]): Promise<Reason> {
    return this.#ask({ type: "why", verb, things }) as Promise<Reason>;
  }

  /** The best choices of the open question, or why there is no advice. */
  advise(decision: string): Promise<Advice | Reason> {
    return this.#ask({ type: "advise", decision }) as Promise<Advice | Reason>;
  }

  /** What would come of some choices for the open question. */
  async preview(choices: string[]): Promise<Json> {
    const decision = this.table?.decision?.id;
    if (decision === undefined) return null;
    const said = await this.#ask({ type: "preview", decision, choices });
    return "preview" in said ? said.preview : null;
  }

  #ask(message: ClientMessage): Promise<Answer> {
    const id = this.#connection.send(message);
    if (id === null) return Promise.resolve(NO_ANSWER);
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** Give a question its answer; whether there was one of that id. */
  #answer(id: string | null, said: Answer): boolean {
    const tell = this.#asked.get(id ?? "");
    this.#asked.delete(id ?? "");
    tell?.(said);
    return tell !== undefined;
  }

  /** Fetch what stands in the log before what is at hand. */
  async older(): Promise<void> {
    if (this.first === 0 || this.room === null) return;
    const from = Math.max(0, this.first - 200);
    const found = await api.log(this.room.room, from, this.first, this.look);
    this.log = [...found.entries, ...this.log];
    this.first = found.from;
  }

  // What the server sends --------------------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.skew = Date.now() - message.server.at;
        this.seat = message.seat;
        if (!message.resumed) this.chat = message.chat;
        this.#enter(message.room);
        if (this.sent !== null && !this.sent.stored) this.#send(this.sent);
        if (!this.#begun && prefs.autopass && message.seat !== null) this.stop("forced", "never");
        this.#begun = true;
        break;
      case "room":
        this.#enter(message.room);
        break;
      case "state":
        void this.#show(message);
        break;
      case "notice":
        heard(message.notice);
        break;
      case "ok":
        this.#answer(message.id ?? null, NO_ANSWER);
        this.#stored(message.id ?? null);
        break;
      case "refused":
        this.#refused(message.id ?? "", message.code, { text: message.text, rule: message.rule });
        break;
      case "why":
      case "advice":
      case "preview":
        this.#answer(message.id, message);
        break;
      case "chat":
        if (!this.chat.some(({ chat }) => chat === message.chat.chat)) {
          this.chat = [...this.chat, message.chat];
        }
        break;
    }
  }

  /** The choice is stored; if it changes nothing visible, the player may continue after a moment. */
  #stored(id: string | null): void {
    const sent = this.sent;
    if (sent === null || sent.id !== id) return;
    sent.stored = true;
    setTimeout(() => {
      if (this.sent === sent) this.sent = null;
    }, MOMENT);
  }

  /** The room as the server tells it: houses without a name are called in the language spoken. */
  #told: Room | null = null;

  #enter(room: Room): void {
    this.#told = room;
    this.room = called(room);
    if (room.you !== null) this.seat = room.you.seat;
    if (this.table !== null) this.table.room = this.room;
  }

  async #show(state: State): Promise<void> {
    const slug = this.room!.game;
    if (this.table === null || this.table.seat !== state.seat) {
      this.#waiting = state;
      const [game, catalogue] = await Promise.all([loadGame(slug), api.catalogue(slug, spoken())]);
      if (this.#waiting === null) return;
      this.table = new Table(game, state.seat, this.#waiting, this.room!, catalogue, this);
      this.drama = new Drama(this.table);
      this.#arrived = [];
      this.#shown = this.#waiting.log.total;
      this.#note(this.#waiting);
      this.#waiting = null;
      this.#keepPace();
      this.#forget();
      const ends = [this.shared ? undefined : this.table.remember(), game.attend?.(this.table)];
      this.#forget = () => ends.forEach((end) => end?.());
      return;
    }
    this.#arrived.push(state);
    this.#next();
  }

  /** States that wait for the scenes before them. */
  #arrived: State[] = [];
  /** How far in the log things have been shown. */
  #shown = 0;

  /** Show the next state: first what happened, then what came of it. */
  #next(): void {
    const drama = this.drama!;
    const state = this.#arrived[0];
    if (drama.busy || state === undefined) return;
    const { log } = state;
    const fresh = log.reset ? [] : log.entries.slice(Math.max(0, this.#shown - log.from));
    this.#shown = log.total;
    // Scenes must not use up the player's time, and a page that fell behind catches up.
    const runs = state.clocks !== null && state.decision !== null;
    if (runs) this.#apply();
    const scenes = this.#arrived.length > MOST_WAITING ? [] : fresh;
    drama.show(scenes, () => {
      if (!runs) this.#apply();
      this.#next();
    });
  }

  #apply(): void {
    const state = this.#arrived.shift()!;
    const before = this.table!.state;
    this.table!.state = state;
    this.#note(state);
    this.#tell(before, state);
    if (state.decision !== null || state.result !== null) this.#arrive();
  }

  // Pace ------------------------------------------------------------------------------------------

  /** Whether this player sets the pace of the bots. */
  get governs(): boolean {
    return this.room?.you?.host === true && this.seat !== null && this.room.status === "playing";
  }

  /** Play at another pace from now on. */
  pace(pace: Pace): void {
    prefs.pace = pace;
    this.#keepPace();
  }

  /** Show nothing and let the bots hurry until the player is asked. */
  hurry(): void {
    this.drama!.hurried = true;
    this.drama!.skip();
    this.#keepPace();
  }

  /** The player is asked: back to the usual pace. */
  #arrive(): void {
    if (!this.drama!.hurried) return;
    this.drama!.hurried = false;
    this.#keepPace();
  }

  /** Tell the server how fast its bots are to be. */
  #keepPace(): void {
    const wait = this.drama?.hurried ? 0 : WAITS[prefs.pace];
    if (this.governs && this.room!.pace_ms !== wait) {
      this.#connection.send({ type: "pace", pace_ms: wait });
    }
  }

  /** The newest state, while the board is being loaded. */
  #waiting: State | null = null;

  #note({ log, decision, offer }: State): void {
    if (log.reset || this.log.length === 0) {
      this.log = log.entries;
      this.first = log.from;
    } else {
      this.log = [...this.log.slice(0, Math.max(0, log.from - this.first)), ...log.entries];
    }
    const ids = [decision?.id, offer?.id];
    if (this.sent?.stored || (this.sent !== null && !ids.includes(this.sent.decision))) {
      this.sent = null;
    }
  }

  /** Say aloud what happened, and call for attention when the player is asked. */
  #tell(before: State, now: State): void {
    const fresh = now.log.reset ? [] : now.log.entries;
    if (fresh.length > 0) announce(fresh.map(({ text }) => text).join(" "));
    if (now.decision !== null && now.decision.id !== before.decision?.id) {
      announce(now.decision.prompt);
      if (before.decision === null) attend(this.room!);
    } else if (now.result !== null && before.result === null) {
      if (prefs.sound) sound("end");
    } else if (fresh.length > 0 && prefs.sound && !still()) {
      sound("move");
    }
  }

  #refused(id: string, code: string, reason: Reason): void {
    if (this.#answer(id, reason)) return;
    if (this.sent !== null && (id === this.sent.id || id === "")) this.sent = null;
    if (code === "stale") return;
    if (this.table !== null) this.table.note = reason;
    if (prefs.sound) sound("refusal");
  }

  /** What a lost connection was asked is no longer answered. */
  #forgo(): void {
    for (const tell of this.#asked.values()) tell(NO_ANSWER);
    this.#asked.clear();
  }

  #send(sent: Sent): void {
    const id = this.#connection.send({
      type: "choose",
      decision: sent.decision,
      choice: sent.choice,
    });
    this.sent = { ...sent, id };
  }

  #linked(state: LinkState, code = 0): void {
    this.link = state;
    this.code = code;
    if (state !== "open") this.#forgo();
  }
}

/** The room with a name for everyone: somebody without one is called as the house is. */
function called(room: Room): Room {
  const seats = room.seats.map((seat) =>
    seat.by !== "open" && seat.name === null && seat.key !== null
      ? { ...seat, name: houseName(seat) }
      : seat,
  );
  return { ...room, seats };
}
