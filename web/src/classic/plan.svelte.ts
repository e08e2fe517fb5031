/** A battle plan in the making, as the server works it out. */
import type { Table } from "../lib/table.svelte";
import type { Hints, Preview } from "./state";

export const NONE = "none";
export const CHEAP_HERO = "cheap-hero";

/** What the rules make of the position. */
export function hints(table: Table): Hints {
  return table.state.hints as unknown as Hints;
}

/** A number as it stands on the wheel: 2½, ½. */
export function halves(n: number): string {
  const whole = Math.floor(n);
  return n === whole ? String(n) : `${whole || ""}½`;
}

/** What a plan would come to: asked for whenever a part changes, one question at a time. */
export class Trial {
  made: Preview | null = $state.raw(null);
  #wanted: string[] = [];
  #asking: Promise<Preview | null> | null = null;

  constructor(readonly table: Table) {}

  /** Try out a plan with these parts; what came of the newest, or nothing if nobody answers. */
  want(notations: string[]): Promise<Preview | null> {
    this.#wanted = notations;
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = null)));
  }

  async #ask(): Promise<Preview | null> {
    for (;;) {
      const wanted = this.#wanted;
      const found = (await this.table.preview(wanted)) as unknown as Preview | null;
      if (wanted !== this.#wanted) continue;
      if (found !== null) this.made = found;
      return found;
    }
  }
}
