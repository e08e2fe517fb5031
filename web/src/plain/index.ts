/** Any game that has no board of its own: its position by names, and its choices as a list. */
import type { GameParts } from "../lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Houses from "./Houses.svelte";

const game: GameParts = {
  Board,
  Hand,
  Houses,
  thing: () => null,
  plain: () => false,
  chip: () => false,
  final: () => false,
  phase: ({ round }) => ({ round: typeof round === "number" ? round : 0, phase: "" }),
};
export default game;
