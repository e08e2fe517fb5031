/** Classic on the table. */
import type { GameModule } from "../lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Houses from "./Houses.svelte";
import { chip, final, phase, plain, refs } from "./choices";

export const classic: GameModule = {
  slug: "classic",
  Board,
  Hand,
  Houses,
  refs,
  plain,
  chip,
  phase,
  final,
};
