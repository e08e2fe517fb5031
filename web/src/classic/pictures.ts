/** The drawing of each kind of treachery card. */
import type { ThingName } from "../objects/drawings";
import type { CardKind } from "./facts";

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

/** What stands for a card of a kind; the back for one that is not known. */
export function picture(kind: CardKind | undefined): ThingName {
  return kind === undefined ? "treachery" : PICTURES[kind];
}
