/** Names of things in the player's language. */
import type { Table } from "../lib/table.svelte";
import type { Ref } from "../lib/types";
import { t } from "../lib/i18n.svelte";
import { UNKNOWN } from "./facts";
import { LOCATIONS, TERRITORIES } from "./map/geometry";
import * as ref from "./refs";

/** The name of a thing; not of whoever plays it. */
export function named(table: Table, key: string): string {
  return table.entry(key)?.name ?? key.replace(/^classic-[a-z]+-/, "").replaceAll("-", " ");
}

export const factionName = (table: Table, slug: string) => named(table, ref.faction(slug));
export const leaderName = (table: Table, slug: string) =>
  slug === UNKNOWN ? t("board-unknown-leader") : named(table, ref.leader(slug));
/** A name that may be broken between its words, in Japanese too, and nowhere else. */
export const breakable = (name: string) => name.replace(/([・＝])/g, "$1\u200b");
export const territoryName = (table: Table, slug: string) => named(table, ref.territory(slug));
export const cardName = (table: Table, slug: string) =>
  slug === UNKNOWN ? t("board-unknown-card") : named(table, ref.card(slug));

/** A location: its territory, and its sector where there are several. */
export function placeName(table: Table, slug: string): string {
  const location = LOCATIONS.get(slug);
  if (location === undefined) return territoryName(table, slug);
  const name = territoryName(table, location.territory);
  return location.territory === slug ? name : `${name} ${location.sector}`;
}

/** Where a leader is: ready, in the Tanks, captured, or the territory where it fought. */
export function whereName(table: Table, at: string): string {
  if (TERRITORIES.has(at)) return territoryName(table, at);
  return t(`board-leader-at-${at === UNKNOWN ? "unknown" : at}`);
}

/** What things are called that the catalogue does not know: one location of several, a card's back. */
export function called(thing: Ref, table: Table): string | undefined {
  if (thing.startsWith("at-")) return placeName(table, thing.slice("at-".length));
  return thing.endsWith(`-${UNKNOWN}`) ? t(`board-unknown-${ref.kind(thing)}`) : undefined;
}
