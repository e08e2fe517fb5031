import { expect, test } from "vitest";
import { fits, obstacles, settled } from "./options";
import type { GameInfo, OptionInfo } from "./types";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  option: name,
  kind: "switch",
  name,
  text: "",
  default: false,
  values: [],
  modes: [],
  min: null,
  max: null,
  players: [1, 2, 3, 4],
  needs: [],
  excludes: [],
  group: "",
  ...more,
});

const ix = option("ix");
const epic = option("epic", { players: [3, 4], needs: ["ix"] });
const draft = option("draft");
const leaders = option("leaders", { kind: "seats", excludes: ["draft"], default: null });
const plain = option("plain", { excludes: ["draft"] });
const game = { options: [ix, epic, draft, leaders, plain] } as unknown as GameInfo;

test("an option fits some numbers of players", () => {
  expect(fits(epic, 4)).toBe(true);
  expect(fits(epic, 2)).toBe(false);
});

test("an option that needs another tells which", () => {
  expect(obstacles(epic, game, {}).missing).toEqual([ix]);
  expect(obstacles(epic, game, { ix: true }).missing).toEqual([]);
});

test("an option that excludes another tells which", () => {
  expect(obstacles(plain, game, { draft: true }).clashing).toEqual([draft]);
});

test("only what differs from the default is sent", () => {
  expect(settled(game, 4, { ix: true, draft: false })).toEqual({ ix: true });
});

test("what cannot be set is not sent", () => {
  expect(settled(game, 2, { ix: true, epic: true })).toEqual({ ix: true });
  expect(settled(game, 4, { epic: true })).toEqual({});
  expect(settled(game, 4, { draft: true, plain: true })).toEqual({ draft: true });
});

test("seats pick for themselves at the table, unless it is settled for all", () => {
  const factions = option("factions", {
    kind: "seats",
    default: null,
    modes: [{ value: "draft", name: "Draft", text: "", needs: [] }],
  });
  const classic = { options: [factions] } as unknown as GameInfo;

  expect(settled(game, 4, { leaders: ["paul"] })).toEqual({});
  expect(settled(classic, 6, { factions: "draft" })).toEqual({});
  expect(settled(classic, 4, { factions: "draft" })).toEqual({ factions: "draft" });
});
