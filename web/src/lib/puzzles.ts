/** Progress with the puzzles, kept in this browser, and going to one. */
import { api } from "./api";
import { WAITS } from "./drama.svelte";
import { prefs } from "./prefs.svelte";
import { go } from "./router.svelte";
import { keep, kept } from "./storage";
import type { PuzzleInfo } from "./types";

const KEY = "kanly-puzzles";

/** What is kept of a puzzle: how often it was answered, and whether ever right. */
export interface Kept {
  tries: number;
  solved: boolean;
}

export function keptPuzzles(): { [puzzle: string]: Kept } {
  return kept(KEY, {});
}

/** Keep how a puzzle was answered. */
export function keepPuzzle(puzzle: string, solved: boolean): void {
  const all = keptPuzzles();
  const { tries, solved: before } = all[puzzle] ?? { tries: 0, solved: false };
  all[puzzle] = { tries: tries + 1, solved: solved || before };
  keep(KEY, all);
}

/** The next puzzle of the same kind that is not solved, else of any kind; null if none is left. */
export function nextPuzzle(
  puzzles: readonly PuzzleInfo[],
  known: { [puzzle: string]: Kept },
  current: { puzzle: string; kind: string },
): string | null {
  const open = puzzles.filter(
    ({ puzzle }) => puzzle !== current.puzzle && !(known[puzzle]?.solved ?? false),
  );
  const alike = open.filter(({ kind }) => kind === current.kind);
  const at = puzzles.findIndex(({ puzzle }) => puzzle === current.puzzle);
  const after = alike.find((one) => puzzles.indexOf(one) > at);
  return (after ?? alike[0] ?? open[0])?.puzzle ?? null;
}

/** The settings sent with every new room that begins at a position: the player's name and the bots' pace. */
function wanted(): { pace_ms: number; name?: string } {
  const pace = { pace_ms: WAITS[prefs.pace] };
  return prefs.name ? { ...pace, name: prefs.name } : pace;
}

/** Sit down at a puzzle. */
export async function playPuzzle(puzzle: string): Promise<void> {
  const { room } = await api.puzzle({ puzzle, ...wanted() });
  go(`/room/${room.room}`);
}

/** Sit down at the worked example of a rule. */
export async function playExample(rule: string): Promise<void> {
  const { room } = await api.example({ rule, ...wanted() });
  go(`/room/${room.room}`);
}

/** Play on from a moment of a game that is over, against the bots that played there. */
export async function playAgain(record: string, move: number, seat: number): Promise<void> {
  const { room } = await api.again({ record, move, seat, ...wanted() });
  go(`/room/${room.room}`);
}
