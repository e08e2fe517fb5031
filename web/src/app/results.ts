/** Results, ratings and deals in words. */
import { has, t } from "../lib/i18n.svelte";

/** What a mode of a game is called. */
export function modeName(game: string, mode: string): string {
  const key = `mode-${game}-${mode}`;
  return has(key) ? t(key) : t("mode-standard");
}

/** A change of a rating, with its sign. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}

/** What part of the games was won. */
export function share(won: number, played: number): string {
  return t("percent", { n: Math.round((100 * won) / Math.max(1, played)) });
}
