/** A player's stops, as the table keeps them: by name the last turn in which they hold. */
import type { State, StopWhen } from "./types";

/** A stop that holds for ever. */
const ALWAYS = 1_000_000;

/** What a stop is set to; one that held for a turn before this holds no more. */
export function stopWhen(until: number | undefined, state: Pick<State, "view">): StopWhen {
  if (until === undefined) return "usual";
  if (until >= ALWAYS) return "always";
  const { turn } = state.view as { turn?: number };
  return until > 0 && until >= (turn ?? 0) ? "turn" : "never";
}
