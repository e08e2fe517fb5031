/** Which parts of the advanced game are played. */
import type { Table } from "../lib/table.svelte";
import type { Battle, Model } from "./model";
import { AWAKE } from "./plan";

export type Part = "advanced-factions" | "advanced-combat" | "advanced-karama";

export function plays(table: Table, part: Part): boolean {
  const { options } = table.room;
  return options[part] === true || (options.advanced === true && options[part] !== false);
}

/** Whether a side of a battle may have the Kwisatz Haderach with it, as far as one can know. */
export function awake(table: Table, model: Model, battle: Battle, side: string): boolean {
  if (side !== "atreides" || !plays(table, "advanced-factions")) return false;
  const there = ["home", battle.territory].includes(model.kwisatz);
  return there && (model.losses ?? AWAKE) >= AWAKE;
}
