import { describe, expect, test } from "vitest";
import { ANY_TIME, final, panels, plain, refs } from "./choices";
import { choice, decision } from "./testing";
import type { Table } from "../lib/table.svelte";

const asked = (notation: string, kind = "some") => refs(choice(notation), decision(kind, notation));

describe("what a choice points at", () => {
  test.each([
    ["ship carthag", ["classic-territory-carthag"]],
    ["ship pasty-mesa-7", ["at-pasty-mesa-7"]],
    ["move pasty-mesa", ["classic-territory-pasty-mesa"]],
    ["to polar-sink", ["classic-territory-polar-sink"]],
    ["battle pasty-mesa-7 guild", ["classic-territory-pasty-mesa", "classic-faction-guild"]],
    ["traitor stilgar", ["classic-leader-stilgar"]],
    ["leader cheap-hero", ["classic-card-cheap-hero"]],
    ["weapon none", ["slot-weapon"]],
    ["defense shield", ["classic-card-shield"]],
    ["revive duncan-idaho", ["classic-leader-duncan-idaho"]],
    ["revive 3 starred 1", []],
    ["karama stop voice", ["classic-card-karama"]],
    ["karama stop voice with baliset", ["classic-card-baliset"]],
    ["karama buy with kulon", ["classic-card-kulon"]],
    ["karama see-plan guild", ["classic-card-karama", "classic-faction-guild"]],
    ["keep crysknife", ["classic-card-crysknife"]],
    ["keep captive", []],
    ["bid 4", []],
    ["deal pay 3 guild", []],
  ])("%s", (notation, things) => {
    expect(asked(notation)).toEqual(things);
  });

  test("a plan is made beside the map", () => {
    expect(asked("leader stilgar", "plan")).toEqual([]);
    expect(asked("leader stilgar", "foretell")).toEqual(["classic-leader-stilgar"]);
  });

  test("what may be done at any time lights its card alone", () => {
    expect(asked("karama call-worm red-chasm", ANY_TIME)).toEqual(["classic-card-karama"]);
    expect(asked("truthtrance guild", ANY_TIME)).toEqual(["classic-card-truthtrance"]);
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
    for (const each of ["ship carthag", "bid 4", "keep crysknife 2", "grant 2"]) {
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
