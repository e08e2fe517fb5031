/** Which parts of the advanced game are played. */
import type { Table } from "../lib/table.svelte";

export type Part = "advanced-factions" | "advanced-combat" | "advanced-karama";

export function plays(table: Table, part: Part): boolean {
  const { options } = table.room;
  return options[part] === true || (options.advanced === true && options[part] !== false);
}
