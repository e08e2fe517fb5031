/** Which options of a game can be set, given the players and what else is set. */
import type { GameInfo, Json, OptionInfo, Options } from "./types";

export function value(info: OptionInfo, options: Options): Json {
  return options[info.option] ?? info.default;
}

const on = (given: Json | undefined): boolean =>
  given !== undefined &&
  given !== null &&
  given !== false &&
  !(Array.isArray(given) && !given.length);

/** Whether it can be set for so many players at all. */
export function fits(info: OptionInfo, players: number): boolean {
  return info.players.includes(players);
}

/** The options that keep this one from being set: missing ones, then ones in the way. */
export function obstacles(
  info: OptionInfo,
  game: GameInfo,
  options: Options,
): { missing: OptionInfo[]; clashing: OptionInfo[] } {
  const known = (name: string): OptionInfo | undefined =>
    game.options.find(({ option }) => option === name);
  const set = (name: string): boolean => {
    const other = known(name);
    return other !== undefined && on(value(other, options));
  };
  const named = (names: string[]): OptionInfo[] =>
    names.map(known).filter((each) => each !== undefined);
  return {
    missing: named(info.needs.filter((name) => !set(name))),
    clashing: named(info.excludes.filter(set)),
  };
}

/** Whether what seats would pick is settled for the whole table. */
export function moded(info: OptionInfo, given: Json | undefined): boolean {
  return info.modes.some(({ value }) => value === given);
}

/** The options that each seat picks for itself at a table. */
export function picked(
  game: GameInfo,
  { players, options }: { players: number; options: Options },
): OptionInfo[] {
  return game.options.filter(
    (info) =>
      info.kind === "seats" &&
      fits(info, players) &&
      !moded(info, options[info.option]) &&
      !info.excludes.some((other) => options[other] === true),
  );
}

/** What is to be sent: only what differs from the default and can be set. */
export function settled(game: GameInfo, players: number, options: Options): Options {
  let kept: Options = {};
  for (const info of game.options) {
    const given = options[info.option];
    if (
      given === undefined ||
      given === info.default ||
      (info.kind === "seats" && !moded(info, given))
    )
      continue;
    if (fits(info, players)) kept[info.option] = given;
  }
  for (const info of game.options) {
    const { missing, clashing } = obstacles(info, game, kept);
    if (missing.length + clashing.length > 0) {
      kept = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== info.option));
    }
  }
  return kept;
}

/** Whether it is set otherwise than usual. */
export function changed(info: OptionInfo, options: Options): boolean {
  return JSON.stringify(value(info, options)) !== JSON.stringify(info.default);
}

/** The preset that sets just these options; "" for custom rules. */
export function presetOf(game: GameInfo, options: Options): string {
  const set = (preset: Options) =>
    game.options.every(
      (info) => JSON.stringify(value(info, options)) === JSON.stringify(value(info, preset)),
    );
  return game.presets.find((each) => set(each.options))?.preset ?? "";
}
