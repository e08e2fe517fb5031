/**
 * Promises that bots make and understand have one form in every language (docs/bots.md, "Deals").
 * Here they are put into the player's words.
 */
import { t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { cardName, factionName, territoryName } from "./names";

const TOGETHER = /^(peace|shared spice) in turn (\d+)$/i;
const ATTACK = /^(.+?): (no )?attack on (.+) in turn (\d+)$/i;
const VOTE = /^(.+?): (no )?alliance with (.+) in turn (\d+)$/i;
const SECRET = /^(.+?): a secret in turn (\d+)$/i;
const TOLD = /^(.+?) holds (.+)$/i;

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
  const together = TOGETHER.exec(words);
  if (together !== null) {
    const kind = together[1]!.toLowerCase() === "peace" ? "peace" : "share";
    return t(`board-deal-promise-${kind}`, { n: together[2]! });
  }
  const attack = ATTACK.exec(words);
  if (attack !== null) {
    const [, who, no, where, n] = attack;
    return t(no === undefined ? "board-deal-promise-attack" : "board-deal-promise-no-attack", {
      faction: factionName(table, slug(who!)),
      place: territoryName(table, slug(where!)),
      n: n!,
    });
  }
  const vote = VOTE.exec(words);
  if (vote !== null) {
    const [, who, no, other, n] = vote;
    return t(no === undefined ? "board-deal-promise-vote" : "board-deal-promise-no-vote", {
      faction: factionName(table, slug(who!)),
      other: factionName(table, slug(other!)),
      n: n!,
    });
  }
  const secret = SECRET.exec(words);
  if (secret !== null) {
    const faction = factionName(table, slug(secret[1]!));
    return t("board-deal-promise-secret", { faction, n: secret[2]! });
  }
  const told = TOLD.exec(words);
  if (told === null) return words;
  const card = slug(told[2]!);
  const known = table.entry(`classic-card-${card}`) !== undefined;
  if (!known) return words;
  const faction = factionName(table, slug(told[1]!));
  return t("board-deal-promise-told", { faction, card: cardName(table, card) });
}
