/** Imperium on the table. */
import type { GameModule } from "../lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Houses from "./Houses.svelte";
import Thumbnail from "./Thumbnail.svelte";
import { chip, final, phase, plain, refs } from "./choices";

export const imperium: GameModule = {
  slug: "imperium",
  Board,
  Hand,
  Houses,
  Thumbnail,
  refs,
  plain,
  chip,
  phase,
  final,
};
