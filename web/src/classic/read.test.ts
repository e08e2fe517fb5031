import { expect, test } from "vitest";
import { read } from "./read";
import { MOMENTS } from "./testing";
import type { View } from "../lib/types";
import type { Deal, State } from "./state";

const state = (moment: keyof typeof MOMENTS) => MOMENTS[moment].state.view as unknown as State;
const of = (state: State) => read(state as unknown as View);
const at = (moment: keyof typeof MOMENTS) => of(state(moment));

test("phase, storm and order of the factions", () => {
  const model = at("ship");
  expect(model).toMatchObject({ turn: 1, turns: 10, phase: "shipment-movement", storm: 7 });
  expect(model.order).toHaveLength(6);
  expect(model.houses.size).toBe(6);
});

test("what a seat knows, and what it does not", () => {
  const model = at("ship");
  const own = model.houses.get("bene-gesserit")!;
  expect(own.spice).toBe(7);
  expect(own.hand).toEqual(["cheap-hero"]);
  const other = model.houses.get("harkonnen")!;
  expect(other.spice).toBeNull();
  expect(other.cards).toBeNull();
  expect(model.prediction).toEqual({ faction: "guild", turn: 4 });
});

test("starred forces are counted apart, and advisors too", () => {
  const { places } = at("ship");
  expect(places.get("sietch-tabr")!.stacks).toEqual([
    { faction: "fremen", forces: 6, starred: 3, advisors: 0 },
  ]);
  const ship = state("ship");
  const model = of({
    ...ship,
    "bene-gesserit": {
      ...ship["bene-gesserit"]!,
      forces: { carthag: 2 },
      starred: {},
      advisors: ["carthag"],
    },
  });
  expect(model.places.get("carthag")!.stacks).toContainEqual({
    faction: "bene-gesserit",
    forces: 0,
    starred: 0,
    advisors: 2,
  });
});

test("the card on offer, face up for the Atreides alone", () => {
  const { "auction-row": row, ...model } = at("bid");
  expect(row).toHaveLength(6);
  expect(row[0]).toBe("shield");
  expect(model).toMatchObject({ bid: 0, bidder: null });
  expect(at("ship")["auction-row"]).toEqual([]);
});

test("plans are known once they are turned", () => {
  const sealed = at("plan").battle!;
  expect(sealed.plans).toEqual({});
  expect(sealed.foretold).toEqual({
    target: "harkonnen",
    element: "defense",
    value: "jubba-cloak",
  });
  const { plans, forces, aggressor } = at("treason").battle!;
  expect(aggressor).toBe("atreides");
  expect(plans.atreides).toMatchObject({ dial: 0.5, leader: "dr-wellington-yueh" });
  expect(plans.harkonnen).toMatchObject({ dial: 4.5, weapon: "none", defense: "jubba-cloak" });
  expect(forces.harkonnen).toEqual({ forces: 10, starred: 0 });
});

test("a leader that was killed again lies face down", () => {
  const ship = state("ship");
  const model = of({
    ...ship,
    guild: {
      ...ship.guild!,
      leaders: { "staban-tuek": "tanks", "master-bewt": "tanks" },
      deaths: { "staban-tuek": 2 },
    },
  });
  expect(model.houses.get("guild")!.leaders.map(({ down }) => down)).toEqual([true, false]);
});

test("a deal that all have agreed to is made", () => {
  const entry: Deal = {
    number: 3,
    proposer: "guild",
    parties: ["guild", "emperor"],
    agreed: ["guild"],
    cancelling: [],
    terms: [{ from: "guild", to: "emperor", spice: 2, turn: 4, phase: "bidding" }],
    promise: "Stay away.",
  };
  const [offer, made] = of({
    ...state("ship"),
    deals: [entry, { ...entry, agreed: ["guild", "emperor"] }],
  }).deals;
  expect(offer!.done).toBe(false);
  expect(made!.done).toBe(true);
  expect(made!.terms).toEqual([
    { from: "guild", to: "emperor", spice: 2, turn: 4, phase: "bidding" },
  ]);
});
