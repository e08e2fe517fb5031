/** What others showed of their spice: the log tells it once, the table remembers. */
import { perTable } from "../lib/table.svelte";
import type { NewLog } from "../lib/types";
import { isFaction, type Faction } from "./facts";

/** So much spice, as it was in a turn; the turn is null where the log does not reach back to it. */
export interface Shown {
  n: number;
  turn: number | null;
}

const FACTION = "classic-faction-";

export class Remembered {
  spice: Partial<Record<Faction, Shown>> = $state({});
  #turn: number | null = null;

  hear({ entries, reset }: NewLog): void {
    if (reset) this.#turn = null;
    for (const { key, args } of entries) {
      if (/(^|-)turn$/.test(key) && typeof args.n === "number") this.#turn = args.n;
      if (!/(^|-)shows-spice$/.test(key)) continue;
      const faction = String(args.faction).replace(FACTION, "");
      if (isFaction(faction)) this.spice[faction] = { n: Number(args.n), turn: this.#turn };
    }
  }
}

/** What one remembers at a table. */
export const remembered = perTable(() => new Remembered());
