import { expect, test } from "vitest";
import type { House, Plan } from "./model";
import * as plan from "./plan";

const house = (hand: string[], away: string[] = []): House => ({
  faction: "atreides",
  seat: 0,
  circle: 1,
  spice: 5,
  bribes: 0,
  hand,
  cards: hand.length,
  limit: 4,
  reserves: 0,
  reserveStars: 0,
  tanks: 0,
  tankStars: 0,
  leaders: ["thufir-hawat", "duncan-idaho"].map((slug) => ({
    slug,
    strength: 0,
    at: away.includes(slug) ? "tanks" : "home",
    down: false,
  })),
  captives: [],
  traitors: [],
  allies: [],
  promise: 0,
  draft: null,
  strongholds: 0,
});
const made = (values: Partial<Plan>): Plan => ({
  dial: 3,
  spice: 0,
  leader: "thufir-hawat",
  kwisatz: false,
  weapon: "none",
  defense: "none",
  ...values,
});

test("leaders at hand, a Cheap Hero among them, or nobody", () => {
  expect(plan.leaders(house([]), "arrakeen")).toEqual(["thufir-hawat", "duncan-idaho"]);
  expect(plan.leaders(house(["cheap-hero"], ["duncan-idaho"]), "arrakeen")).toEqual([
    "thufir-hawat",
    "cheap-hero",
  ]);
  expect(plan.leaders(house([], ["thufir-hawat", "duncan-idaho"]), "arrakeen")).toEqual(["none"]);
});

test("weapons and defenses; a worthless card fits either, but not both", () => {
  const hand = house(["lasgun", "shield", "kulon", "karama"]);
  expect(plan.weapons(hand)).toEqual(["none", "lasgun", "kulon"]);
  expect(plan.defenses(hand, "lasgun")).toEqual(["none", "shield", "kulon"]);
  expect(plan.defenses(hand, "kulon")).toEqual(["none", "shield"]);
});

test("CLA-ADV-09: spice must support exactly the forces that are dialed", () => {
  // CLA-EX-24: six forces, four spice; 3.5 with 1 or with 2 spice
  const six = { normal: 6, starred: 0, worth: 2, spice: 4 };
  expect(plan.supports(six, 3.5)).toEqual([1, 2, 3]);
  expect(plan.supports(six, 5)).toEqual([4]);
  expect(plan.supports({ ...six, spice: null }, 5)).toEqual([0]);
});

test("CLA-EX-06: a Sardaukar and five normal forces dial 3 with one spice", () => {
  expect(plan.supports({ normal: 5, starred: 1, worth: 2, spice: 1 }, 3)).toContain(1);
});

test("the total with the leader alive and dead", () => {
  expect(plan.total(made({}), true)).toBe(8);
  expect(plan.total(made({ kwisatz: true }), true)).toBe(10);
  expect(plan.total(made({ kwisatz: true }), false)).toBe(3);
  expect(plan.total(made({ leader: "none" }), true)).toBe(3);
});

test("what kills, what saves, and what explodes", () => {
  expect(plan.kills("crysknife", "shield")).toBe(false);
  expect(plan.kills("crysknife", "snooper")).toBe(true);
  expect(plan.kills("lasgun", "snooper")).toBe(true);
  expect(plan.kills("baliset", "none")).toBe(false);
  expect(plan.explodes([made({ weapon: "lasgun" }), made({ defense: "shield" })])).toBe(true);
  expect(plan.explodes([made({ weapon: "lasgun" }), made({ defense: "snooper" })])).toBe(false);
  expect(plan.dangers("snooper")).toEqual(["projectile", "lasgun"]);
});

test("a plan as choices, in the order in which they are asked", () => {
  expect(plan.parts(made({ weapon: "lasgun" }), true, true)).toEqual([
    ["dial", "3"],
    ["support", "0"],
    ["leader", "thufir-hawat"],
    ["without", "kwisatz-haderach"],
    ["weapon", "lasgun"],
    ["defense", "none"],
  ]);
  expect(plan.parts(made({ leader: "none" }), false, false)).toEqual([
    ["dial", "3"],
    ["leader", "none"],
  ]);
});

test("the strongest leader that others may fear", () => {
  expect(plan.best(house([]), "arrakeen")).toBe(5);
  expect(plan.best(house([], ["thufir-hawat"]), "arrakeen")).toBe(2);
  expect(plan.best({ ...house([]), captives: ["stilgar"] }, "arrakeen")).toBe(7);
});

test("halves are written as on the wheel", () => {
  expect([0, 0.5, 3, 2.5].map(plan.halves)).toEqual(["0", "½", "3", "2½"]);
});
