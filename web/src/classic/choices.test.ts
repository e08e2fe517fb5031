import { describe, expect, test } from "vitest";
import { pointed } from "../lib/choice";
import { ANY_TIME, final, panels, plain, thing } from "./choices";
import { choice, decision } from "./testing";
import type { Table } from "../lib/table.svelte";

const asked = (notation: string, kind = "some") =>
  pointed(decision(kind, notation), thing)[0]!.refs;

describe("what a choice points at", () => {
  test.each([
    ["ship carthag", ["classic-territory-carthag"]],
    ["ship pasty-mesa-7", ["at-pasty-mesa-7"]],
    ["move pasty-mesa", ["classic-territory-pasty-mesa"]],
    ["to polar-sink", ["classic-territory-polar-sink"]],
    ["traitor stilgar", ["classic-leader-stilgar"]],
    ["leader cheap-hero", ["classic-card-cheap-hero"]],
    ["weapon none", []],
    ["defense shield", ["classic-card-shield"]],
    ["revive duncan-idaho", ["classic-leader-duncan-idaho"]],
    ["revive 3 starred 1", []],
    ["karama stop voice", ["classic-card-karama"]],
    ["karama stop voice with baliset", ["classic-card-baliset"]],
    ["karama buy with kulon", ["classic-card-kulon"]],
    ["karama see-plan guild", ["classic-faction-guild", "classic-card-karama"]],
    ["keep crysknife", ["classic-card-crysknife"]],
    ["keep captive", []],
    ["bid 4", []],
  ])("%s", (notation, things) => {
    expect(asked(notation)).toEqual(things);
  });

  test("a battle is pointed at by its territory and by whom one fights", () => {
    expect(asked("battle pasty-mesa-7 guild", "battle")).toEqual([
      "classic-territory-pasty-mesa",
      "classic-faction-guild",
    ]);
  });

  test("a plan is made beside the map", () => {
    expect(asked("leader stilgar", "plan")).toEqual([]);
    expect(asked("leader stilgar", "foretell")).toEqual(["classic-leader-stilgar"]);
  });

  test("what may be done at any time lights its card alone", () => {
    expect(asked("karama call-worm red-chasm", ANY_TIME)).toEqual(["classic-card-karama"]);
    expect(asked("truthtrance guild", ANY_TIME)).toEqual(["classic-card-truthtrance"]);
    expect(asked("deal pay 3 guild", ANY_TIME)).toEqual([]);
  });
});

describe("buttons by the asked line", () => {
  const said = (notation: string, kind = "some") =>
    plain(choice(notation), decision(kind, notation));

  test("words without a thing are said", () => {
    for (const each of ["pass", "done", "treason", "keep faction", "weapon none", "act now"]) {
      expect(said(each), each).toBe(true);
    }
  });

  test("things on the board, numbers and offers are not", () => {
    for (const each of ["ship carthag", "bid 4", "keep crysknife", "grant 2"]) {
      expect(said(each), each).toBe(each.startsWith("keep"));
    }
    expect(said("pass", ANY_TIME)).toBe(false);
  });
});

test("cards that are gone once played are asked for once more", () => {
  expect(final(choice("family-atomics"), {} as Table)).toBe(true);
  expect(final(choice("bid 4"), {} as Table)).toBe(false);
});

test("numbers have a panel, but a plan is made on the board", () => {
  expect(panels(decision("bid", "pass", "bid 1", "bid 2"))).toBe(true);
  expect(panels(decision("plan", "dial 0", "dial 1"))).toBe(false);
  expect(panels(decision("ship", "ship carthag", "ship arrakeen"))).toBe(false);
});
