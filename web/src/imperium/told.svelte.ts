/** What others have just done: the last lines of the log, and the things they touched. */
import { SvelteSet } from "svelte/reactivity";
import type { Table } from "../lib/table.svelte";
import type { LogEntry, Ref } from "../lib/types";

const LINES = 3;
const LASTS = 7000;
const BEAT = 1200;

export class Told {
  lines: LogEntry[] = $state.raw([]);
  /** Things that something just happened to. */
  readonly touched = new SvelteSet<Ref>();
  #seen: number | null = null;
  #fading = 0;
  #beating = 0;

  /** Hear a new state of the table. */
  hear(table: Table): void {
    const { log } = table.state;
    const seen = this.#seen;
    this.#seen = log.total;
    if (seen === null || log.reset) return;
    const fresh = log.entries.slice(Math.max(0, seen - log.from));
    const others = fresh.filter(({ args }) => args.seat !== `colour-${table.house}`);
    if (others.length > 0) this.#tell(others);
  }

  /** Nothing more to tell. */
  quiet(): void {
    this.lines = [];
    this.touched.clear();
    clearTimeout(this.#fading);
    clearTimeout(this.#beating);
  }

  #tell(entries: LogEntry[]): void {
    this.lines = [...this.lines, ...entries].slice(-LINES);
    this.touched.clear();
    for (const { args } of entries) {
      for (const ref of Object.values(args)) {
        if (typeof ref === "string" && !ref.startsWith("colour-")) this.touched.add(ref);
      }
    }
    clearTimeout(this.#fading);
    clearTimeout(this.#beating);
    this.#fading = window.setTimeout(() => (this.lines = []), LASTS);
    this.#beating = window.setTimeout(() => this.touched.clear(), BEAT);
  }
}

const tellers = new WeakMap<Table, Told>();

/** The one teller of a table. */
export function told(table: Table): Told {
  let found = tellers.get(table);
  if (found === undefined) {
    found = new Told();
    tellers.set(table, found);
  }
  return found;
}
