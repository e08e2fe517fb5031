/** The reasons for reporting somebody. */
import type { NewReport } from "./types";

export type Reason = NewReport["reason"];

export const REASONS: readonly Reason[] = ["abuse", "cheating", "name", "other"];
