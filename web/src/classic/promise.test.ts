import { expect, test } from "vitest";
import { COMMON, promiseWords } from "./promise";
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
  expect(promiseWords(table, COMMON.peace(4))).toBe("board-deal-promise-peace");
});

test("what is often agreed is said as bots understand it", () => {
  expect(COMMON.share(4)).toBe("Shared spice in turn 4");
  expect(COMMON.secret(4, "bene-gesserit")).toBe("Bene Gesserit: a secret in turn 4");
  expect(COMMON.vote(4, "emperor", "guild")).toBe("Emperor: alliance with Guild in turn 4");
});

test("votes, secrets and shares are said in the player's language", () => {
  const said = (words: string) => promiseWords(table, words);
  expect(said(COMMON.share(4))).toBe("board-deal-promise-share");
  expect(said(COMMON.secret(4, "emperor"))).toBe("board-deal-promise-secret");
  expect(said(COMMON.vote(4, "emperor", "guild"))).toBe("board-deal-promise-vote");
  expect(said("Emperor: no alliance with Guild in turn 4")).toBe("board-deal-promise-no-vote");
  const knows = { entry: (key: string) => ({ name: key }) } as unknown as Table;
  expect(promiseWords(knows, "Emperor holds Lasgun")).toBe("board-deal-promise-told");
  expect(said("The Emperor holds his breath")).toBe("The Emperor holds his breath");
});

test("any other promise stays as it was written", () => {
  expect(promiseWords(table, "You tell me your prediction")).toBe("You tell me your prediction");
});
