/** What one may report somebody for. */
import type { NewReport } from "./types";

export type Reason = NewReport["reason"];

export const REASONS: readonly Reason[] = ["abuse", "cheating", "name", "other"];
