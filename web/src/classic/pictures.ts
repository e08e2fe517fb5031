/** The drawing of each kind of treachery card. */
import type { ThingName } from "../objects/drawings";
import { CARDS, type CardKind } from "./facts";

const PICTURES: Record<CardKind, ThingName> = {
  "projectile-weapon": "projectile",
  "poison-weapon": "poison",
  lasgun: "lasgun",
  shield: "shield",
  snooper: "snooper-defense",
  "cheap-hero": "hero",
  worthless: "worthless",
  special: "special",
};

/** What stands for a card; the back for one that is not known. */
export function picture(card: string): ThingName {
  const kind = CARDS[card];
  return kind === undefined ? "treachery" : PICTURES[kind];
}
