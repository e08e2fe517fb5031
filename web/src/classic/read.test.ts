import { expect, test } from "vitest";
import { read } from "./read";
import { MOMENTS } from "./testing";
import type { View } from "../lib/types";

const at = (moment: keyof typeof MOMENTS) => read(MOMENTS[moment].state.view as unknown as View);

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
  const model = read({
    ...(MOMENTS.ship.state.view as unknown as View),
    "bene-gesserit": { seat: 0, forces: { carthag: 2 }, advisors: ["carthag"] },
  });
  expect(model.places.get("carthag")!.stacks).toContainEqual({
    faction: "bene-gesserit",
    forces: 0,
    starred: 0,
    advisors: 2,
  });
});

test("the card on offer, face up for the Atreides alone", () => {
  expect(at("bid").auction).toMatchObject({ left: 6, card: "shield", bid: 0, bidder: null });
  expect(at("ship").auction).toBeNull();
});

test("plans are known once they are turned", () => {
  const sealed = at("plan").battle!;
  expect(sealed.plans).toEqual({});
  expect(sealed.foretold).toEqual({ on: "harkonnen", element: "defense", value: "jubba-cloak" });
  const { plans, forces, aggressor } = at("treason").battle!;
  expect(aggressor).toBe("atreides");
  expect(plans.atreides).toMatchObject({ dial: 0.5, leader: "dr-wellington-yueh" });
  expect(plans.harkonnen).toMatchObject({ dial: 4.5, weapon: "none", defense: "jubba-cloak" });
  expect(forces.harkonnen).toEqual({ forces: 10, starred: 0 });
});

test("a leader that was killed again lies face down", () => {
  const view = MOMENTS.ship.state.view as unknown as View;
  const model = read({
    ...view,
    guild: {
      leaders: { "staban-tuek": "tanks", "master-bewt": "tanks" },
      deaths: { "staban-tuek": 2 },
    },
  });
  expect(model.houses.get("guild")!.leaders.map(({ down }) => down)).toEqual([true, false]);
});

test("a deal that all have agreed to is made", () => {
  const view = MOMENTS.ship.state.view as unknown as View;
  const entry = {
    number: 3,
    proposer: "guild",
    parties: ["guild", "emperor"],
    agreed: ["guild"],
    cancelling: [],
    terms: [{ from: "guild", to: "emperor", spice: 2, turn: 4, phase: "bidding" }],
    promise: "Stay away.",
  };
  const [offer, made] = read({
    ...view,
    deals: [entry, { ...entry, agreed: ["guild", "emperor"] }],
  }).deals;
  expect(offer!.done).toBe(false);
  expect(made!.done).toBe(true);
  expect(made!.terms).toEqual([
    { from: "guild", to: "emperor", spice: 2, turn: 4, phase: "bidding" },
  ]);
});
