import { beforeAll, expect, test } from "vitest";
import { chances, followed, percent } from "./advice";
import { speak } from "./i18n.svelte";
import type { AdvisedChoice, Step } from "./types";

beforeAll(() => speak("en"));

const step = (seat: number, label: string): Step => ({ seat, notation: label, label });
const name = (seat: number): string => ["Alia", "Duncan"][seat]!;

test("a chance is a whole percentage", () => {
  expect(percent(0.784)).toBe("78%");
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
  const advised: AdvisedChoice = { notation: "", label: "", chance: null, playouts: 0, line: [] };

  expect(chances(advised)).toBe("not looked into");
  expect(chances({ ...advised, chance: 0.5 })).toBe("50% to win");
});
