/** What is printed on the pieces, from the catalogue. */
import type { Table } from "../lib/table.svelte";
import * as ref from "./refs";
import { FACTIONS, type Faction } from "./state";

export type { Faction };
export const UNKNOWN = "?";

export type CardKind =
  | "projectile-weapon"
  | "poison-weapon"
  | "lasgun"
  | "shield"
  | "snooper"
  | "cheap-hero"
  | "worthless"
  | "special";

/** The kind of a treachery card; none for one that is not known. */
export function kindOf(table: Table, card: string): CardKind | undefined {
  return table.entry(ref.card(card))?.data.kind as CardKind | undefined;
}

/** The faction of a leader; none for one that is not known. */
export function sideOf(table: Table, leader: string): Faction | undefined {
  return table.entry(ref.leader(leader))?.data.faction as Faction | undefined;
}

export function strength(table: Table, leader: string): number {
  return Number(table.entry(ref.leader(leader))?.data.strength ?? 0);
}

/** A number printed on a shield; of the Kwisatz Haderach, the losses that awake him, his strength. */
export function printed(
  table: Table,
  faction: Faction,
  key: "hand-limit" | "kwisatz-losses" | "kwisatz-strength",
): number {
  return Number(table.entry(ref.faction(faction))?.data[key] ?? 0);
}

export function isFaction(slug: string): slug is Faction {
  return (FACTIONS as readonly string[]).includes(slug);
}
