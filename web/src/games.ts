/** Every game the table can show: one entry each. */
import type { Component } from "svelte";
import type { GameModule } from "./lib/game";

export interface GameEntry {
  /** Its boards and words, loaded when a table is. */
  load: () => Promise<GameModule>;
  /** A small picture of the board, for the start page. */
  thumbnail: () => Promise<{ default: Component }>;
}

export const GAMES: Record<string, GameEntry> = {
  imperium: {
    load: () => import("./imperium").then(({ imperium }) => imperium),
    thumbnail: () => import("./imperium/Thumbnail.svelte"),
  },
  classic: {
    load: () => import("./classic").then(({ classic }) => classic),
    thumbnail: () => import("./classic/Thumbnail.svelte"),
  },
};
