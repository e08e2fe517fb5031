import { expect, test } from "vitest";
import { fit } from "./fit";

const SOME = ["Buy Scout", "Buy Bene Gesserit Initiate", "Buy Arrakis Liaison", "End the turn"];

test("a few short labels fit on a wide screen", () => {
  expect(fit(SOME, false, 2)).toBe(true);
});

test("on a phone fewer fit", () => {
  expect(fit([...SOME, "All choices (4)"], true, 2)).toBe(false);
  expect(fit(["Reveal your hand", "All choices (9)"], true, 2)).toBe(true);
});

test("a label wider than a row takes a row of its own and no more", () => {
  expect(fit(["x".repeat(200), "y".repeat(200)], true, 2)).toBe(true);
});

test("a Japanese sign is as wide as two letters", () => {
  expect(fit(Array(4).fill("手札を公開して獲得する") as string[], true, 2)).toBe(false);
  expect(fit(Array(4).fill("Reveal cards") as string[], true, 2)).toBe(true);
});
