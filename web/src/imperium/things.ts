/**
 * Things on the table one can point at. A component is its key in the language files; where the
 * same component may lie in several places, the place follows: `card-dagger@hand`.
 */
import type { ChoiceRef, Ref, Thing } from "../lib/types";

/** Where a card of a player's deck may lie; the market is Row and Reserve together. */
export type Zone = "hand" | "deck" | "discard" | "play" | "market" | "aside";

export const card = (slug: string, zone: Zone): Ref => `card-${slug}@${zone}`;
export const intrigue = (slug: string, zone: "hand" | "deck" = "hand"): Ref =>
  `intrigue-${slug}@${zone}`;
export const space = (slug: string): Ref => `space-${slug}`;
export const faction = (slug: string): Ref => `faction-${slug}`;
export const house = (colour: string): Ref => `colour-${colour}`;
export const tile = (slug: string): Ref => `tile-${slug}`;
export const leader = (slug: string): Ref => `leader-${slug}`;

/** An own Agent on a space, or still with the Leader. */
export const agent = (place: string): Ref => `agent-${place}`;

/** Units by where they are: one's own in garrison or Conflict, or those of another house there. */
export const troops = (place: string): Ref => `unit-troop@${place}`;
export const dreadnoughts = (place: string): Ref => `unit-dreadnought@${place}`;

/** The Freighter's two ways: a step up, or home with the rewards. */
export const freighter = (way: "advance" | "recall"): Ref => `freighter-${way}`;

export const DECK: Ref = "pile-deck";
export const DISCARD: Ref = "pile-discard";
export const NEGOTIATORS: Ref = "pile-negotiators";

/** The thing that a choice points at; numbers and effects lie nowhere. */
export function thing({ kind, slug, place, n }: ChoiceRef): Ref | null {
  if (n !== undefined || kind === "effect") return null;
  return place === undefined ? `${kind}-${slug}` : `${kind}-${slug}@${place}`;
}

/** The part of a phone's page that shows a thing. */
export function part(ref: Ref): "board" | "hand" {
  return ref === DECK || ref === DISCARD || BY_THE_HAND.test(ref) ? "hand" : "board";
}

const BY_THE_HAND = /^(card|intrigue)-.*@(hand|deck|discard|play)$/;

/** A thing as choices name it: `card-dagger@hand` is the card `dagger` in hand. */
export function named(ref: Ref): Thing[] {
  const [, kind, slug, place = ""] = /^(\w+)-([^@]*)@?(.*)$/.exec(ref) ?? [];
  return kind === undefined ? [] : [{ kind, slug: slug!, place }];
}
