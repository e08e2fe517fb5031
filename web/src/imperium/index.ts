/** Dune: Imperium on the table. */
import type { GameParts } from "../lib/game";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import Houses from "./Houses.svelte";
import Panel from "./Panel.svelte";
import Price from "./Price.svelte";
import { browsing } from "./browsing.svelte";
import { chip, final, lost, panels, phase, plain } from "./choices";
import { name } from "./names";
import { named, part, thing } from "./things";
import { scenes } from "./drama";
import { next, prompt } from "./asking";
import Purse from "./Purse.svelte";

const game: GameParts = {
  Board,
  Hand,
  Houses,
  Face,
  Panel,
  Chip,
  Price,
  thing,
  plain,
  chip,
  panels,
  name,
  named,
  part,
  phase,
  scenes,
  final,
  lost,
  next,
  prompt,
  Purse,
  attend: () => () => (browsing.pile = null),
};
export default game;
