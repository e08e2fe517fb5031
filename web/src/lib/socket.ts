/** The connection to a table: it pings, notices silence, connects again and resumes where it was. */
import type { ClientMessage, Lang, ServerMessage } from "./types";

/** `gone`: the server will not have us, and trying again is of no use. */
export type LinkState = "joining" | "open" | "lost" | "gone";

/** What a WebSocket is to us; tests bring their own. */
export interface Pipe {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

interface ConnectionEvents {
  message(message: ServerMessage): void;
  link(state: LinkState, code?: number): void;
}

const FINAL = new Set([4000, 4001, 4003, 4004, 4005, 4006, 4009]);
const PING = 750;
/** An answer that takes longer than this, and longer than thrice the usual, means that the connection is lost. */
const PATIENCE = 800;
const GIVE_UP = 6000;
const WAITS = [150, 400, 800, 1500, 3000];

export class Connection {
  #pipe: Pipe | null = null;
  #session: string | null = null;
  #last: number | null = null;
  #state: LinkState = "joining";
  #tries = 0;
  #number = 0;
  #usual = 100;
  /** When the oldest unanswered ping was sent. */
  #pinged: number | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  #again: ReturnType<typeof setTimeout> | null = null;
  #stopped = false;

  constructor(
    readonly room: string,
    public lang: Lang,
    readonly events: ConnectionEvents,
    readonly open: () => Pipe,
    /** The seat to look from: the player's own, one at this device by its number, or `none`. */
    readonly look = "",
  ) {}

  start(): void {
    this.#stopped = false;
    this.#connect();
    this.#timer = setInterval(() => this.#beat(), 150);
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    if (this.#again !== null) clearTimeout(this.#again);
    this.#drop();
  }

  get up(): boolean {
    return this.#state === "open";
  }

  /** Send a message; it gets an id, which is returned, or null when the connection is down. */
  send(message: ClientMessage): string | null {
    if (this.#pipe === null || this.#session === null) return null;
    const id = `m${++this.#number}`;
    this.#pipe.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Connect again with the current identity, which a guest gets by sitting down. */
  renew(): void {
    this.#session = null;
    this.#retry(0);
  }

  /** The network is known to be gone, or to be back. */
  network(there: boolean): void {
    if (there) this.#retry(0);
    else this.#lose();
  }

  #connect(): void {
    this.#again = null;
    const pipe = this.open();
    this.#pipe = pipe;
    this.#pinged = Date.now();
    pipe.onopen = () =>
      pipe.send(
        JSON.stringify({
          type: "hello",
          v: 1,
          room: this.room,
          lang: this.lang,
          token: null,
          look: this.look,
          session: this.#session,
          last_seq: this.#session === null ? null : this.#last,
        }),
      );
    pipe.onmessage = ({ data }) => {
      if (pipe === this.#pipe) this.#hear(JSON.parse(data) as ServerMessage);
    };
    pipe.onclose = ({ code }) => {
      if (pipe === this.#pipe) this.#closed(code);
    };
  }

  #hear(message: ServerMessage): void {
    const now = Date.now();
    if (message.type === "pong" && this.#pinged !== null) {
      this.#usual = (this.#usual + now - this.#pinged) / 2;
    }
    this.#pinged = null;
    this.#beaten = now;
    if (message.type === "welcome") {
      this.#session = message.session;
      this.#tries = 0;
    }
    this.#last = message.seq;
    if (message.type === "welcome" || this.#state !== "open") this.#become("open");
    if (message.type !== "pong") this.events.message(message);
  }

  #beaten = 0;

  /** Ping, seldom when nobody looks; notice when nothing comes back. */
  #beat(): void {
    const now = Date.now();
    const pause = document.hidden ? 20 * PING : PING;
    if (this.#pinged !== null) {
      const silent = now - this.#pinged;
      if (silent > Math.max(PATIENCE, 3 * this.#usual)) this.#lose();
      if (silent > GIVE_UP) this.#closed(0);
    } else if (this.#state === "open" && now - this.#beaten >= pause) {
      if (this.send({ type: "ping" }) !== null) this.#pinged = now;
    }
  }

  #lose(): void {
    if (this.#state === "open") this.#become("lost");
  }

  #closed(code: number): void {
    this.#drop();
    if (this.#stopped) return;
    if (FINAL.has(code)) {
      this.stop();
      this.#become("gone", code);
      return;
    }
    this.#lose();
    this.#retry(WAITS[Math.min(this.#tries++, WAITS.length - 1)]! * (0.75 + Math.random() / 2));
  }

  #retry(after: number): void {
    if (this.#stopped || this.#state === "gone" || (this.#pipe !== null && after > 0)) return;
    if (this.#again !== null) clearTimeout(this.#again);
    this.#drop();
    this.#again = setTimeout(() => this.#connect(), after);
  }

  #drop(): void {
    const pipe = this.#pipe;
    this.#pipe = null;
    this.#pinged = null;
    if (pipe !== null) {
      pipe.onopen = pipe.onmessage = pipe.onclose = null;
      pipe.close();
    }
  }

  #become(state: LinkState, code?: number): void {
    this.#state = state;
    this.events.link(state, code);
  }
}

/** A WebSocket to this page's own server. */
export function websocket(): Pipe {
  const url = new URL("/ws", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url) as unknown as Pipe;
}
