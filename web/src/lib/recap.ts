/** What has happened since a player last did something. */
import type { LogEntry } from "./types";

/**
 * The lines after the last step that a house began, by its key (`colour-red`). A step is all that
 * came of one choice; its first line names who chose.
 */
export function sinceOwn(log: LogEntry[], house: string): LogEntry[] {
  const begins = (entry: LogEntry, at: number) => entry.step !== log[at - 1]?.step;
  const own = log.findLast(
    (entry, at) => begins(entry, at) && Object.values(entry.args)[0] === house,
  );
  return log.filter(({ step, text }) => text !== "" && step > (own?.step ?? -1));
}
