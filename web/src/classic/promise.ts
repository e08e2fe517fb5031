/**
 * Promises that bots make and understand have one form in every language (docs/bots.md, "Deals").
 * Here they are put into the player's words.
 */
import { t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { cardName, factionName, territoryName } from "./names";

/** The form of each promise, with the names of its parts, and its message. */
const FORMS: readonly [RegExp, string][] = [
  [/^peace in turn (?<n>\d+)$/i, "peace"],
  [/^shared spice in turn (?<n>\d+)$/i, "share"],
  [/^(?<faction>.+?): attack on (?<place>.+) in turn (?<n>\d+)$/i, "attack"],
  [/^(?<faction>.+?): no attack on (?<place>.+) in turn (?<n>\d+)$/i, "no-attack"],
  [/^(?<faction>.+?): alliance with (?<other>.+) in turn (?<n>\d+)$/i, "vote"],
  [/^(?<faction>.+?): no alliance with (?<other>.+) in turn (?<n>\d+)$/i, "no-vote"],
  [/^(?<faction>.+?): a secret in turn (?<n>\d+)$/i, "secret"],
  [/^(?<faction>.+?) holds (?<card>.+)$/i, "told"],
];
/** How the parts of a promise are named in the player's language; a turn stays a number. */
const NAMES: Record<string, (table: Table, slug: string) => string> = {
  faction: factionName,
  other: factionName,
  place: territoryName,
  card: cardName,
};

/** What can be promised: in words of one's own, or in those that bots understand. */
export const PROMISES = [
  "words",
  "peace",
  "no-attack",
  "attack",
  "share",
  "secret",
  "vote",
] as const;
export type PromiseKind = (typeof PROMISES)[number];

/** Peace among all parties of a deal. */
export const peaceIn = (turn: number) => `Peace in turn ${turn}`;

/** The parties share what they collect. */
export const sharedIn = (turn: number) => `Shared spice in turn ${turn}`;

/** A faction names one of its cards. */
export const secretOf = (faction: string, turn: number) =>
  `${title(faction)}: a secret in turn ${turn}`;

/** A faction allies with another in the Nexus. */
export const allianceOf = (faction: string, other: string, turn: number) =>
  `${title(faction)}: alliance with ${title(other)} in turn ${turn}`;

/** A faction attacks a stronghold in a turn, or leaves it alone. */
export function attackOn(faction: string, place: string, turn: number, attack: boolean): string {
  return `${title(faction)}: ${attack ? "" : "no "}attack on ${title(place)} in turn ${turn}`;
}

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");
/** The English name that a slug stands for. */
const title = (slug: string) =>
  slug.replace(/(^|-)(.)/g, (_, dash, letter) => (dash ? " " : "") + letter.toUpperCase());

/** A promise in the player's language; any other words as they are. */
export function promiseWords(table: Table, words: string): string {
  for (const [form, message] of FORMS) {
    const parts = form.exec(words)?.groups;
    if (parts === undefined) continue;
    const card = parts.card;
    if (card !== undefined && table.entry(`classic-card-${slug(card)}`) === undefined) break;
    const named = Object.entries(parts).map(([part, text]) => [
      part,
      NAMES[part]?.(table, slug(text)) ?? text,
    ]);
    return t(`board-deal-promise-${message}`, Object.fromEntries(named));
  }
  return words;
}
