/**
 * Promises that bots make and understand have one form in every language (docs/bots.md, "Deals").
 * Here they are put into the player's words.
 */
import { t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { factionName, territoryName } from "./names";

const PEACE = /^peace in turn (\d+)$/i;
const ATTACK = /^(.+?): (no )?attack on (.+) in turn (\d+)$/i;

/** Peace among all parties of a deal. */
export const peaceIn = (turn: number) => `Peace in turn ${turn}`;

/** A faction attacks a stronghold in a turn, or leaves it alone. */
export function attackOn(faction: string, place: string, turn: number, attack: boolean): string {
  return `${spoken(faction)}: ${attack ? "" : "no "}attack on ${spoken(place)} in turn ${turn}`;
}

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");
const spoken = (slug: string) =>
  slug.replace(/(^|-)(.)/g, (_, dash, letter) => (dash ? " " : "") + letter.toUpperCase());

/** A promise in the player's language; any other words as they are. */
export function promiseWords(table: Table, words: string): string {
  const peace = PEACE.exec(words);
  if (peace !== null) return t("board-deal-promise-peace", { n: peace[1]! });
  const attack = ATTACK.exec(words);
  if (attack === null) return words;
  const [, who, no, where, n] = attack;
  return t(no === undefined ? "board-deal-promise-attack" : "board-deal-promise-no-attack", {
    faction: factionName(table, slug(who!)),
    place: territoryName(table, slug(where!)),
    n: n!,
  });
}
