import { expect, test } from "vitest";
import type { Table } from "../lib/table.svelte";
import { knownIntrigues, knownTop, price, type House } from "./view";

const house = (some: Partial<House>) => some as House;

test("of a deck only what lies on top in sequence is known", () => {
  expect(knownTop(house({ deck: ["dagger", "scout", "?", "?"] }))).toEqual(["dagger", "scout"]);
  expect(knownTop(house({ deck: ["?", "?"] }))).toEqual([]);
  expect(knownTop(house({ deck: ["dagger"] }))).toEqual(["dagger"]);
});

test("an Intrigue card seen is shown with everyone who may hold it, not with the deck", () => {
  const own = house({
    knows: { "blue-or-green": ["bribery"], blue: ["ambush"], deck: ["bypass"] },
  });

  expect(knownIntrigues(own, "blue")).toEqual(["bribery", "ambush"]);
  expect(knownIntrigues(own, "green")).toEqual(["bribery"]);
  expect(knownIntrigues(own, "yellow")).toEqual([]);
  expect(knownIntrigues(undefined, "blue")).toEqual([]);
});

test("a card costs what the server says, or else what is printed on it", () => {
  const costs: Record<string, number> = { "card-the-spice-must-flow": 9, "card-scout": 1 };
  const table = {
    entry: (ref: string) => (ref in costs ? { data: { cost: costs[ref]! } } : undefined),
    state: { hints: { prices: { "the-spice-must-flow": 7 }, strengths: {} } },
  } as unknown as Table;

  expect(price("the-spice-must-flow", table)).toBe(7);
  expect(price("scout", table)).toBe(1);
  expect(price("dagger", table)).toBe(null);
});
