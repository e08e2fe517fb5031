/** What others just did, shown on the map for a moment: places that changed, ways that were gone. */
import type { NewLog, LogEntry } from "../lib/types";
import { LOCATIONS, TERRITORIES } from "./map/geometry";
import { way } from "./map/graph";
import type { Route } from "./map/types";

const MOMENT = 2200;

export class Told {
  touched: ReadonlySet<string> = $state.raw(new Set());
  routes: Route[] = $state.raw([]);
  #heard: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what is new in the log; nothing of what was there before one came. */
  hear(log: NewLog, storm: number): void {
    const last = this.#heard;
    this.#heard = log.total;
    if (last === null || log.reset || log.total <= last) return;
    const fresh = log.entries.slice(Math.max(0, last - log.from));
    const places = fresh.flatMap((entry) => place(entry) ?? []);
    if (places.length === 0) return;
    this.touched = new Set(places);
    this.routes = fresh.flatMap((entry) => route(entry, storm) ?? []);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), MOMENT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.touched = new Set();
    this.routes = [];
  }
}

/** The location that an entry of the log is about. */
export function place({ args }: LogEntry): string | null {
  const territory = slug(args.territory);
  if (territory === null) return null;
  const sector = `${territory}-${args.sector}`;
  return LOCATIONS.has(sector) ? sector : (TERRITORIES.get(territory)?.locations[0] ?? null);
}

/** The way of forces that moved from one territory to another. */
export function route(entry: LogEntry, storm: number): Route | null {
  const start = TERRITORIES.get(slug(entry.args.start) ?? "");
  const goal = place(entry);
  if (start === undefined || goal === null) return null;
  const ways = start.locations.flatMap((from) => {
    const steps = way(from, goal, storm, new Set());
    return steps === null ? [] : [steps];
  });
  const steps = ways.sort((a, b) => a.length - b.length)[0];
  return steps === undefined ? null : { from: steps[0]!, steps, label: String(entry.args.n ?? "") };
}

function slug(key: string | number | undefined): string | null {
  const prefix = "classic-territory-";
  return typeof key === "string" && key.startsWith(prefix) ? key.slice(prefix.length) : null;
}
