/** Where the map looks, and the ways drawn on it. */
import type { Table } from "../lib/table.svelte";
import { t } from "../lib/i18n.svelte";
import { LOCATIONS, SECTORS, TERRITORIES } from "./map/geometry";
import type { Route } from "./map/types";
import type { Model } from "./read";
import { hints } from "./plan.svelte";
import type { Spots } from "./spots.svelte";

/** On a phone the map goes to what is asked about: a battle, or the few places that are lit. */
export function focus(table: Table, model: Model, spots: Spots): string[] {
  if (!table.compact) return [];
  if (model.battle !== null) return TERRITORIES.get(model.battle.territory)?.locations ?? [];
  const lit = [...LOCATIONS.keys()].filter((slug) => spots.lit(slug));
  return lit.length <= 12 ? lit : [];
}

/** The way to the place under the pointer, with what it costs. */
export function routes(table: Table, spots: Spots, over: string | null): Route[] {
  if (over === null || !spots.lit(over)) return [];
  const kind = table.decision?.kind;
  if (kind === "ship") {
    const pair = hints(table).prices[over];
    if (pair === undefined) return [];
    const label = pair === 1 ? t("board-price-pair") : t("board-price", { n: pair / 2 });
    return [{ from: null, steps: [over], label }];
  }
  if (kind === "move-to") {
    const route = spots.route(spots.moving, over);
    return route === null ? [] : [route];
  }
  return [];
}

/** With Weather Control in hand: where the number of sectors chosen so far would bring the storm. */
export function ghost(table: Table, model: Model): number | null {
  if (table.decision?.kind !== "weather" || model.storm === 0) return null;
  return ((model.storm + Number(table.draft.n ?? 0) - 1) % SECTORS) + 1;
}
