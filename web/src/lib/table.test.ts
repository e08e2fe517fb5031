import { beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "./game";
import { prefs } from "./prefs.svelte";
import { Table } from "./table.svelte";
import { decision } from "./testing";
import type { Catalogue, ChoiceItem, ChoiceRef, Entry, Room, State } from "./types";

const thing = ({ kind, slug }: ChoiceRef): string => `${kind}-${slug}`;
const final = ({ verb }: ChoiceItem): boolean => verb === "reveal";
const named = (ref: string) => [{ kind: "space", slug: ref.replace("space-", "") }];
const game = { thing, named, final } as unknown as GameModule;

const state = (id: string, ...notations: string[]): State =>
  ({
    seat: 0,
    view: {},
    decision: { ...decision("imperium", "turn", ...notations), id },
    offer: null,
  }) as unknown as State;

const room = {
  room: "r1",
  seats: [{ seat: 0, house: "red", key: "colour-red", name: "Alia" }],
} as unknown as Room;
const catalogue = {
  lang: "en",
  entries: [{ ref: "card-dagger", name: "Dagger" } as Entry],
} as Catalogue;

let chosen: string[];
let table: Table;

beforeEach(() => {
  chosen = [];
  sessionStorage.clear();
  prefs.confirm = true;
  table = at(
    state(
      "1",
      "agent dagger arrakeen",
      "agent dagger carthag",
      "agent signet-ring carthag",
      "reveal",
    ),
  );
});

function at(state: State, rules: GameModule = game): Table {
  return new Table(rules, 0, state, room, catalogue, {
    choose: (notation) => chosen.push(notation),
    why: vi.fn(async () => ({ text: "No icon.", rule: "IMP-1" })),
  });
}

test("a card picked leaves the spaces it reaches, and a space then makes the choice", () => {
  table.pick("card-dagger");
  expect(table.can("space-carthag")).toBe(true);
  expect(table.can("card-signet-ring")).toBe(false);

  table.pick("space-carthag");
  expect(chosen).toEqual(["agent dagger carthag"]);
});

test("a card that goes to one space goes there at once", () => {
  table.pick("card-signet-ring");

  expect(chosen).toEqual(["agent signet-ring carthag"]);
});

test("a space picked first leaves the cards that reach it", () => {
  table.pick("space-carthag");

  expect(table.can("card-signet-ring")).toBe(true);
  expect(table.fitting.length).toBe(2);
  expect(chosen).toEqual([]);
});

test("what is picked again is put back", () => {
  table.pick("card-dagger");
  table.pick("card-dagger");

  expect(table.picked).toEqual([]);
});

test("a thing that does not go with what is picked starts anew", () => {
  table.pick("card-dagger");
  table.pick("card-signet-ring");

  expect(table.picked).toEqual(["card-signet-ring"]);
  expect(chosen).toEqual([]);
});

test("a thing with a single choice about it alone is chosen at once", () => {
  table = at(state("1", "buy stilgar", "end"));
  table.pick("card-stilgar");

  expect(chosen).toEqual(["buy stilgar"]);
});

test("what cannot be taken back is made only when confirmed", () => {
  table.choose("reveal");
  expect(chosen).toEqual([]);
  expect(table.confirming?.notation).toBe("reveal");

  table.confirm();
  expect(chosen).toEqual(["reveal"]);
});

test("what a choice gives up is named and asked about", () => {
  const lost = ({ verb }: ChoiceItem): string[] => (verb === "end" ? ["Trash a card"] : []);
  table = at(state("1", "buy stilgar", "end"), { ...game, lost });
  table.choose("end");
  expect(chosen).toEqual([]);
  expect(table.confirming?.lost).toEqual(["Trash a card"]);

  table.confirm();
  expect(chosen).toEqual(["end"]);
});

test("it is made at once by whoever does not want to be asked", () => {
  prefs.confirm = false;
  table.choose("reveal");

  expect(chosen).toEqual(["reveal"]);
});

test("what is half chosen stays while the question is the same", () => {
  table.pick("card-dagger");
  table.state = state("1", "agent dagger arrakeen", "agent dagger carthag");
  expect(table.picked).toEqual(["card-dagger"]);

  table.state = state("2", "end");
  expect(table.picked).toEqual([]);
});

test("what is half chosen outlives a reload", async () => {
  const forget = table.remember();
  table.pick("card-dagger");
  await Promise.resolve();
  forget();

  const again = at(table.state);
  again.remember()();

  expect(again.picked).toEqual(["card-dagger"]);
});

test("a house is called by whoever plays it, a card by its name", () => {
  expect(table.name("colour-red")).toBe("Alia");
  expect(table.name("card-dagger")).toBe("Dagger");
});

test("why something cannot be chosen is said in the asked line", async () => {
  await table.explain("space-sietch-tabr");

  expect(table.note).toEqual({ text: "No icon.", rule: "IMP-1" });
});

test("a reason that comes too late is not said", async () => {
  const asked = table.explain("space-sietch-tabr");
  table.state = state("2", "reveal");
  expect(await asked).toBe(null);
  expect(table.note).toBe(null);
});
