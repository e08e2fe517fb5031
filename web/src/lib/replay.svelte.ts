/** A recorded game step by step, as one seat saw it or with everything open. */
import { loadGame } from "../games";
import { api } from "./api";
import { spoken } from "./i18n.svelte";
import { houseName } from "./seats";
import { Table, type TableRoom } from "./table.svelte";
import type { LogEntry, RecordInfo, Moment, State } from "./types";

/** So many states are asked for at once. */
const CHUNK = 25;

export class Replay {
  info: RecordInfo = $state.raw()!;
  table: Table = $state.raw()!;
  move = $state(0);
  seat: string = $state("all");
  log: LogEntry[] = $state.raw([]);
  label: string | null = $state(null);
  by: number | null = $state(null);

  #states = new Map<number, Moment>();
  #asked = new Map<number, Promise<void>>();

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    this.info = await api.record(this.id);
  }

  /** Whether the game is still played, and shown to a commentator. */
  get live(): boolean {
    return this.id.startsWith("live_");
  }

  /** Fetch what happened since; a viewer at the end follows along. */
  async follow(): Promise<void> {
    const last = this.info.choices;
    await this.load();
    if (this.info.choices === last) return;
    const chunk = (at: number): number => Math.floor(at / CHUNK) * CHUNK;
    // The last chunk was not whole; if choices were taken back, nothing after them is right.
    const stale = Math.min(chunk(last), chunk(this.info.choices));
    for (const from of [...this.#asked.keys()]) if (from >= stale) this.#asked.delete(from);
    if (this.move >= last || this.move > this.info.choices) await this.show(this.info.choices);
  }

  /** The player of a seat; a bot, or somebody without a name, is called as the house is. */
  name(seat: number): string {
    return this.info.names[seat] ?? houseName(this.info.houses[seat]);
  }

  /** Show the position after so many choices, as seen from a seat (`0`…, `all`, `none`). */
  async show(move: number, seat = this.seat): Promise<void> {
    const lang = spoken();
    if (seat !== this.seat || lang !== this.table?.lang) {
      this.#states.clear();
      this.#asked.clear();
    }
    this.seat = seat;
    this.move = Math.max(0, Math.min(this.info.choices, move));
    const wanted = this.move;
    const state = await this.#fetch(wanted);
    if (this.table?.lang !== lang || this.table.seat !== numbered(seat)) {
      await this.#sit(state, numbered(seat));
    }
    if (wanted !== this.move) return;
    this.table.state = asState(state, this.table.seat);
    this.label = state.label;
    this.by = state.by;
    this.log = await this.#before(wanted);
    void this.#fetch(Math.min(this.info.choices, wanted + CHUNK));
  }

  async #sit(state: Moment, own: number | null): Promise<void> {
    const [game, catalogue] = await Promise.all([
      loadGame(this.info.game),
      api.catalogue(this.info.game, spoken()),
    ]);
    const room = asRoom(this.info, (seat) => this.name(seat));
    this.table = new Table(game, own, asState(state, own), room, catalogue, {
      choose: () => {},
      why: async () => ({ text: null, rule: null }),
    });
  }

  async #fetch(move: number): Promise<Moment> {
    const from = Math.floor(move / CHUNK) * CHUNK;
    if (!this.#asked.has(from)) {
      const to = Math.min(this.info.choices + 1, from + CHUNK);
      const states = this.#states;
      this.#asked.set(
        from,
        api.states(this.id, from, to, this.seat).then(({ states: found }) => {
          for (const state of found) states.set(state.move, state);
        }),
      );
    }
    await this.#asked.get(from);
    return this.#states.get(move)!;
  }

  /** The log of the last choices, as far as it is at hand or the chunk before. */
  async #before(move: number): Promise<LogEntry[]> {
    if (move >= CHUNK) await this.#fetch(move - CHUNK);
    const found: LogEntry[] = [];
    for (let at = Math.max(0, move - CHUNK); at <= move; at++) {
      found.push(...(this.#states.get(at)?.entries ?? []));
    }
    return found;
  }
}

/** The seat that looks; null where it is all of them or none. */
const numbered = (seat: string): number | null => (/^\d+$/.test(seat) ? Number(seat) : null);

function asState(state: Moment, seat: number | null): State {
  return {
    status: state.result === null ? "playing" : "over",
    seat,
    view: state.view,
    hints: state.hints,
    asked: [],
    decision: null,
    offer: null,
    stop: null,
    order: null,
    done: [],
    thinking: [],
    clocks: null,
    beside: [],
    undo: { allowed: 0, reason: null },
    log: { from: 0, total: 0, reset: true, entries: [] },
    result: state.result,
    puzzle: null,
    lesson: null,
  };
}

function asRoom(info: RecordInfo, name: (seat: number) => string): TableRoom {
  const seats = info.houses.map(({ seat, house, key }) => ({
    ...{ seat, house, key, name: name(seat), bot: info.bots[seat] ?? null, connected: true },
    by: info.bots[seat] ? ("bot" as const) : ("person" as const),
  }));
  return { room: info.record, game: info.game, status: "over", seats };
}
