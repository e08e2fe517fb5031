import { expect, test } from "vitest";
import { sinceOwn } from "./recap";
import type { LogEntry } from "./types";

const line = (step: number, seat: string, text: string): LogEntry => ({
  key: "agent",
  args: { seat },
  step,
  text,
});
const LOG = [
  line(1, "colour-blue", "Blue plays"),
  line(2, "colour-red", "Red plays"),
  line(2, "colour-blue", "Blue loses a card to Red"),
  line(3, "colour-blue", "Blue plays again"),
  line(3, "colour-red", "Red loses spice to Blue"),
];

test("a recap has what came after one's own last step, with what it did to oneself", () => {
  expect(sinceOwn(LOG, "colour-red").map(({ text }) => text)).toEqual([
    "Blue plays again",
    "Red loses spice to Blue",
  ]);
});

test("whoever has done nothing yet is told everything", () => {
  expect(sinceOwn(LOG, "colour-green")).toHaveLength(LOG.length);
});
