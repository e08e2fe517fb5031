/** The person signed in and the games of the server; fetched once and shared by the pages. */
import { api } from "./api";
import { spoken } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import type { GameInfo, Me } from "./types";

/** Milliseconds until a silent server is asked again. */
const AGAIN = 2000;

let me: Me | null = $state.raw(null);
let games: { lang: string; list: GameInfo[] } | null = $state.raw(null);

export function whoami(): Me | null {
  return me;
}

/** Store who the server says this person is. */
export function become(now: Me): void {
  me = now;
  if (now.name) prefs.name = now.name;
}

export async function meet(): Promise<void> {
  become(await api.me());
}

/** The games of the server in the language spoken now; null until they are here. */
export function gamesNow(): GameInfo[] | null {
  const lang = spoken();
  if (games?.lang !== lang) void fetchGames(lang);
  return games?.list ?? null;
}

let asking = "";
let silent = $state(false);

/** Whether the server did not answer when it was asked for its games; it is asked again. */
export function noGames(): boolean {
  return silent;
}

async function fetchGames(lang: string): Promise<void> {
  if (asking === lang) return;
  asking = lang;
  try {
    games = { lang, list: await api.games() };
    silent = false;
  } catch {
    silent = true;
    setTimeout(() => void fetchGames(spoken()), AGAIN);
  } finally {
    asking = "";
  }
}

/** What a game is called. */
export function gameName(slug: string): string {
  return gameNow(slug)?.name ?? slug;
}

export function gameNow(slug: string): GameInfo | null {
  return gamesNow()?.find(({ game }) => game === slug) ?? null;
}
