/** What cards cost in a Reveal turn. */
import type { Table } from "../lib/table.svelte";
import { hints } from "./view";

/** What a card costs now; what is printed on it where it is not for sale. */
export function price(slug: string, table: Table): number | null {
  const cost = hints(table).prices[slug] ?? table.entry(`card-${slug}`)?.data.cost;
  return typeof cost === "number" ? cost : null;
}
