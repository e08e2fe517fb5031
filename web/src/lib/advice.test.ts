import { beforeAll, expect, test } from "vitest";
import { chances, followed, percent, swing } from "./advice";
import { speak } from "./i18n.svelte";
import type { AdvisedChoice, Analysis, Step } from "./types";

beforeAll(() => speak("en"));

const step = (seat: number, label: string): Step => ({ seat, notation: label, label });
const name = (seat: number): string => ["Alia", "Duncan"][seat]!;

test("a chance is a whole percentage", () => {
  expect(percent(0.784)).toBe("78%");
});

test("a change of a chance has a sign", () => {
  expect([0.1, -0.28, 0].map((change) => percent(change, true))).toEqual(["+10%", "-28%", "0%"]);
});

test("a line names each player once for choices in a row", () => {
  const line = [step(0, "Draw"), step(0, "End"), step(1, "Reveal"), step(0, "Pass")];

  expect(followed(line, name)).toBe("Alia – Draw · End · Duncan – Reveal · Alia – Pass");
});

test("a long line is cut after five choices", () => {
  const line = Array.from({ length: 7 }, (_, n) => step(0, `${n}`));

  expect(followed(line, name)).toBe("Alia – 0 · 1 · 2 · 3 · 4 …");
});

test("what nobody looked into has no chance", () => {
  const advised: AdvisedChoice = {
    notation: "",
    label: "",
    chance: null,
    playouts: 0,
    line: [],
    reasons: [],
  };

  expect(chances(advised)).toBe("not analysed");
  expect(chances({ ...advised, chance: 0.5 })).toBe("50% to win");
});

test("what turned a chance is the choice or what followed, whichever did more", () => {
  const of = (chance: number): AdvisedChoice => ({
    notation: "",
    label: "",
    chance,
    playouts: 9,
    line: [],
    reasons: [],
  });
  const point: Analysis["points"][number] = {
    move: 1,
    round: 1,
    seat: 0,
    prompt: "",
    made: of(0.25),
    better: of(0.75),
    after: 0.5,
  };

  expect(swing(point)).toEqual({ by: "choice", much: -0.5 });
  expect(swing({ ...point, better: null })).toEqual({ by: "rest", much: 0.25 });
  expect(swing({ ...point, better: of(0.375), after: 0 })).toEqual({ by: "rest", much: -0.25 });
});
