/** Settings of a table in words. */
import { t } from "../lib/i18n.svelte";
import { changed, fits, moded, value } from "../lib/options";
import type { ClockSpec, GameInfo, Room } from "../lib/types";

export function clockText(clock: ClockSpec | null): string {
  if (clock === null) return t("clock-none");
  if (clock.kind === "days") return t("clock-days-text", { n: clock.days });
  return t("clock-live-text", {
    minutes: clock.base_ms / 60_000,
    seconds: clock.increment_ms / 1000,
  });
}

/** Each option of the game that is set otherwise than usual, and to what. */
export function optionTexts(
  game: GameInfo,
  players: number,
  options: Room["options"],
): [string, string][] {
  return game.options
    .filter((info) => info.kind !== "seats" || moded(info, options[info.option]))
    .filter((info) => fits(info, players) && changed(info, options))
    .map((info): [string, string] => {
      const now = value(info, options);
      if (typeof now === "boolean") return [info.name, t(now ? "yes" : "no")];
      const named = [...info.values, ...info.modes].find((each) => each.value === now)?.name;
      return [info.name, named ?? String(now ?? "–")];
    });
}

/** Who plays at a table. */
export function people(room: Room): string {
  const names = room.seats.map(({ name }) => name).filter(Boolean);
  const bots = room.seats.filter(({ by, name }) => by === "bot" && name === null).length;
  return [...names, ...(bots > 0 ? [t("and-bots", { n: bots })] : [])].join(", ");
}

/** A span of time as a clock shows it. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86400);
  if (days > 0) return t("days-hours", { days, hours: Math.floor((seconds % 86400) / 3600) });
  const hours = Math.floor(seconds / 3600);
  const two = (n: number): string => String(n).padStart(2, "0");
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
