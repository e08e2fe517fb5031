/** What others have just done: the last lines of the log, and the things they touched. */
import { perTable, type Table } from "../lib/table.svelte";
import type { LogEntry } from "../lib/types";

const LINES = 3;
const LASTS = 7000;
const BEAT = 1200;

export class Told {
  lines: LogEntry[] = $state.raw([]);
  #seen: number | null = null;
  #fading = 0;
  #beating = 0;

  constructor(readonly table: Table) {}

  /** Hear a new state of the table. */
  hear(): void {
    const { log } = this.table.state;
    const seen = this.#seen;
    this.#seen = log.total;
    if (seen === null || log.reset) return;
    const fresh = log.entries.slice(Math.max(0, seen - log.from));
    const others = fresh.filter(({ args }) => args.seat !== `colour-${this.table.house}`);
    if (others.length > 0) this.#tell(others);
  }

  /** Nothing more to tell. */
  quiet(): void {
    this.lines = [];
    this.table.touched.clear();
    clearTimeout(this.#fading);
    clearTimeout(this.#beating);
  }

  #tell(entries: LogEntry[]): void {
    this.lines = [...this.lines, ...entries].slice(-LINES);
    this.table.touched.clear();
    for (const { args } of entries) {
      for (const ref of Object.values(args)) {
        if (typeof ref === "string" && !ref.startsWith("colour-")) this.table.touched.add(ref);
      }
    }
    clearTimeout(this.#fading);
    clearTimeout(this.#beating);
    this.#fading = window.setTimeout(() => (this.lines = []), LASTS);
    this.#beating = window.setTimeout(() => this.table.touched.clear(), BEAT);
  }
}

/** The one teller of a table. */
export const told = perTable((table) => new Told(table));
