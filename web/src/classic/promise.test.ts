import { expect, test } from "vitest";
import { allianceOf, attackOn, peaceIn, promiseWords, secretOf, sharedIn } from "./promise";
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

test("what is often agreed is said as bots understand it", () => {
  expect(sharedIn(4)).toBe("Shared spice in turn 4");
  expect(secretOf("bene-gesserit", 4)).toBe("Bene Gesserit: a secret in turn 4");
  expect(allianceOf("emperor", "guild", 4)).toBe("Emperor: alliance with Guild in turn 4");
});

test("votes, secrets and shares are said in the player's language", () => {
  const said = (words: string) => promiseWords(table, words);
  expect(said(sharedIn(4))).toBe("board-deal-promise-share");
  expect(said(secretOf("emperor", 4))).toBe("board-deal-promise-secret");
  expect(said(allianceOf("emperor", "guild", 4))).toBe("board-deal-promise-vote");
  expect(said("Emperor: no alliance with Guild in turn 4")).toBe("board-deal-promise-no-vote");
  const knows = { entry: (key: string) => ({ name: key }) } as unknown as Table;
  expect(promiseWords(knows, "Emperor holds Lasgun")).toBe("board-deal-promise-told");
  expect(said("The Emperor holds his breath")).toBe("The Emperor holds his breath");
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
