/** The classic game on the table. */
import type { GameParts } from "../lib/game";
import Board from "./Board.svelte";
import Deals from "./Deals.svelte";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import Houses from "./Houses.svelte";
import Purse from "./Purse.svelte";
import Panel from "./Panel.svelte";
import { chip, final, home, panels, part, phase, plain, thing, whole } from "./choices";
import { called } from "./names";
import { named } from "./refs";
import { attend } from "./script.svelte";
import { scenes } from "./drama";

const game: GameParts = {
  Board,
  square: true,
  Hand,
  Houses,
  Face,
  Panel,
  Purse,
  panels,
  Deals,
  thing,
  plain,
  chip,
  phase,
  scenes,
  chapter: "classic-turn",
  final,
  part,
  home,
  whole,
  name: called,
  named,
  attend,
};
export default game;
