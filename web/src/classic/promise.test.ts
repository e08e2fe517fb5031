import { expect, test } from "vitest";
import { attackOn, peaceIn, promiseWords } from "./promise";
import type { Table } from "../lib/table.svelte";

/** A catalogue without names: a thing is called by its slug. */
const table = { entry: () => undefined } as unknown as Table;

test("what bots promise is said in the player's language", () => {
  expect(promiseWords(table, "Bene Gesserit: no attack on Tueks Sietch in turn 3")).toBe(
    "board-deal-promise-no-attack",
  );
  expect(promiseWords(table, "Emperor: attack on Carthag in turn 5")).toBe(
    "board-deal-promise-attack",
  );
  expect(promiseWords(table, peaceIn(4))).toBe("board-deal-promise-peace");
});

test("a promise is put together in the words that bots understand", () => {
  expect(attackOn("bene-gesserit", "tueks-sietch", 3, false)).toBe(
    "Bene Gesserit: no attack on Tueks Sietch in turn 3",
  );
  expect(attackOn("emperor", "carthag", 5, true)).toBe("Emperor: attack on Carthag in turn 5");
});

test("any other promise stays as it was written", () => {
  expect(promiseWords(table, "You tell me your prediction")).toBe("You tell me your prediction");
});
