/** Every game the table can show: one line each. */
import type { GameModule } from "./lib/game";

export const GAMES: Record<string, () => Promise<GameModule>> = {
  imperium: () => import("./imperium").then((module) => module.imperium),
  classic: () => import("./classic").then((module) => module.classic),
};
