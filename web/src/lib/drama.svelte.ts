/**
 * What matters is shown and not only told: scenes, made from the events of the log by a small table
 * that each game has (`GameParts.scenes`), one after the other. What came of them is shown when the
 * scenes are over; any click ends them.
 */
import type { Component } from "svelte";
import { prefs, still } from "./prefs.svelte";
import { play as sound, type Tone } from "./sound";
import type { Table } from "./table.svelte";
import type { LogEntry } from "./types";

/** A component that plays a scene; how long it lasts is in `--ms`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Act = Component<any>;

export interface Scene {
  /** What it is about, for tests and styles. */
  name: string;
  act: Act;
  props: Record<string, unknown>;
  /** Milliseconds at a calm pace. */
  ms: number;
  tone: Tone;
  /** The same in words, for people who want no motion. */
  text: string;
  /** Its last picture stays until what came of it is shown. */
  stays?: boolean;
}

/** What a scene is made from. */
export interface Happening {
  table: Table;
  entry: LogEntry;
  /** What happened just before and just after, of what is told together. */
  before: LogEntry[];
  after: LogEntry[];
}

/** Scenes by the kind of event; null where an event is told with another one. */
export type Scenes = Record<string, (happening: Happening) => Omit<Scene, "name" | "text"> | null>;

/** A scene, with properties that fit its act. */
export function scene<Props extends Record<string, unknown>>(
  act: Component<{ table: Table } & Props>,
  props: Props,
  ms: number,
  tone: Tone,
): Omit<Scene, "name" | "text"> {
  return { act, props, ms, tone };
}

export const PACES = ["slow", "calm", "brisk", "at-once"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds that a bot waits before each choice. */
export const WAITS: Record<Pace, number> = { slow: 1500, calm: 600, brisk: 300, "at-once": 0 };
/** How much of its time a scene takes. */
const SHARES: Record<Pace, number> = { slow: 1, calm: 1, brisk: 0.6, "at-once": 0 };

/** Milliseconds for which a scene that is not played is told in words. */
const NOTICE = 4000;
const NOTICES = 3;

export class Drama {
  now: Scene | null = $state.raw(null);
  /** Last pictures that stay until the end. */
  landed: Scene[] = $state.raw([]);
  /** Scenes in words, where nothing is to move. */
  notices: string[] = $state.raw([]);
  /** Nothing is shown until the player is asked again. */
  hurried = $state(false);

  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null;

  constructor(readonly table: Table) {}

  /** Whether scenes are being played. */
  get busy(): boolean {
    return this.#then !== null;
  }

  /** How much of its time a scene takes now; nothing where none is to be played. */
  get share(): number {
    return still() || this.hurried || document.hidden ? 0 : SHARES[prefs.pace];
  }

  /** Play what is worth it of some events, then go on: at once where there is nothing to play. */
  show(entries: LogEntry[], then: () => void): void {
    const found = scenesOf(this.table, entries);
    if (found.length > 0 && this.share === 0 && !this.hurried) this.#note(found);
    if (found.length === 0 || this.share === 0) {
      then();
      return;
    }
    this.#waiting = found;
    this.#then = then;
    this.#next();
  }

  /** End every scene that is being played or waits. */
  skip(): void {
    this.#waiting = [];
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.now?.stays) this.landed = [...this.landed, this.now];
    this.now = this.#waiting.shift() ?? null;
    if (this.now === null) {
      const then = this.#then;
      this.#then = null;
      this.landed = [];
      then?.();
      return;
    }
    if (prefs.sound) sound(this.now.tone);
    this.#timer = setTimeout(() => this.#next(), this.now.ms * this.share);
  }

  #note(found: Scene[]): void {
    if (prefs.sound) sound(found.at(-1)!.tone);
    this.notices = [...this.notices, ...found.map(({ text }) => text)].slice(-NOTICES);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.notices = []), NOTICE);
  }
}

/** The scenes of some events that are told together. */
export function scenesOf(table: Table, entries: LogEntry[]): Scene[] {
  const makers = table.game.scenes ?? {};
  return entries.flatMap((entry, at) => {
    const before = entries.slice(0, at);
    const after = entries.slice(at + 1);
    const made = makers[entry.key]?.({ table, entry, before, after }) ?? null;
    return made === null ? [] : [{ name: entry.key, text: entry.text, ...made }];
  });
}

/** Where a thing is on the page; null where it is not in sight. */
export function spot(ref: string): { x: number; y: number } | null {
  for (const node of document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) {
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
  }
  return null;
}

/** The middle of the board. */
export function middle(): { x: number; y: number } {
  const box = document.querySelector(".table > main")?.getBoundingClientRect();
  return box === undefined
    ? { x: innerWidth / 2, y: innerHeight / 2 }
    : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
