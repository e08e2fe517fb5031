/** What cards cost in a Reveal turn. */
import type { Table } from "../lib/table.svelte";
import { position } from "./view";

/** What a card costs now: The Spice Must Flow may be cheaper in this turn. */
export function price(slug: string, table: Table): number | null {
  const cost = table.entry(`card-${slug}`)?.data.cost;
  if (typeof cost !== "number") return null;
  const { revealing, discount } = position(table.state.view);
  return slug === "the-spice-must-flow" && revealing ? cost - discount : cost;
}
