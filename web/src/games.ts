/**
 * How each game is shown: by the folder of its name, or plainly where there is none.
 *
 * A game's folder has its `GameParts` as the default export of `index.ts`, a `Thumbnail.svelte`,
 * and perhaps a `legend.ts` and a `gallery.ts`. Nothing else lists games.
 */
import type { Component } from "svelte";
import type { Gallery } from "./art/pictures";
import type { GameModule, GameParts } from "./lib/game";
import type { Legend } from "./objects/drawings";

const PLAIN = "plain";
const parts = import.meta.glob<GameParts>("./*/index.ts", { import: "default" });
const thumbnails = import.meta.glob<Component>("./*/Thumbnail.svelte", { import: "default" });
const drawn = import.meta.glob<Gallery>("./*/gallery.ts", { import: "default" });
const legends = import.meta.glob<Legend>("./*/legend.ts", { import: "default", eager: true });

const folder = (slug: string): string => (`./${slug}/index.ts` in parts ? slug : PLAIN);

/** A game's boards and words, loaded when a table is. */
export async function loadGame(slug: string): Promise<GameModule> {
  return { slug, ...(await parts[`./${folder(slug)}/index.ts`]!()) };
}

/** A small picture of the board, for the start page. */
export function thumbnail(slug: string): Promise<Component> {
  return thumbnails[`./${folder(slug)}/Thumbnail.svelte`]!();
}

/** The pictures of each game that has any. */
export const galleries = Object.fromEntries(
  Object.entries(drawn).map(([path, load]) => [path.split("/")[1]!, load]),
);

/** The drawings of a game by subject, for whoever wants to know what an icon means. */
export function legend(slug: string): Legend {
  return legends[`./${slug}/legend.ts`] ?? [];
}
