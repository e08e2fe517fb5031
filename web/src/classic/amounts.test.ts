import { expect, test } from "vitest";
import { amounts, nearest, starredRange } from "./amounts";
import { choices } from "./testing";

test("numbers are found among other choices", () => {
  const found = amounts(choices("pass", "bid 5", "bid 6", "karama buy"))!;
  expect(found.verb).toBe("bid");
  expect(found.all.map(({ n }) => n)).toEqual([5, 6]);
  expect(found.others.map(({ notation }) => notation)).toEqual(["pass", "karama buy"]);
});

test("forces have starred ones among them", () => {
  const found = amounts(choices("forces 1", "forces 1 starred 1", "forces 2 starred 1"))!;
  expect(starredRange(found, 1)).toEqual([0, 1]);
  expect(starredRange(found, 2)).toEqual([1, 1]);
  expect(nearest(found, 2, 0).choice.notation).toBe("forces 2 starred 1");
});

test("the wheel of the advanced game has halves", () => {
  expect(amounts(choices("dial 0", "dial 0.5", "dial 1"))!.step).toBe(0.5);
  expect(amounts(choices("dial 0", "dial 1"))!.step).toBe(1);
});

test("a turn is a number", () => {
  expect(amounts(choices("predict turn 1", "predict turn 2"))!.all[1]!.n).toBe(2);
});

test("places, a single number, and numbers of different things are not asked for by a stepper", () => {
  expect(amounts(choices("ship arrakeen", "ship carthag"))).toBeNull();
  expect(amounts(choices("dial 0", "pass"))).toBeNull();
  expect(amounts(choices("dial 0", "support 1"))).toBeNull();
});
