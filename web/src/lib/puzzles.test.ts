import { beforeEach, expect, test } from "vitest";
import { keepPuzzle, keptPuzzles, nextPuzzle } from "./puzzles";
import type { PuzzleInfo } from "./types";

const puzzle = (puzzle: string, kind: string): PuzzleInfo => ({
  puzzle,
  kind,
  game: "classic",
  players: 3,
  house: "Atreides",
  round: 2,
  level: 1,
});
const ALL = [puzzle("a", "battle"), puzzle("b", "battle"), puzzle("c", "auction")];

beforeEach(() => localStorage.clear());

test("a puzzle once solved stays solved, and every answer counts", () => {
  keepPuzzle("a", false);
  expect(keptPuzzles()).toEqual({ a: { tries: 1, solved: false } });
  keepPuzzle("a", true);
  keepPuzzle("a", false);
  expect(keptPuzzles()).toEqual({ a: { tries: 3, solved: true } });
});

test("the next puzzle is of the same kind, as long as one is open", () => {
  expect(nextPuzzle(ALL, {}, ALL[0]!)).toBe("b");
  expect(nextPuzzle(ALL, {}, ALL[1]!)).toBe("a");
  const solved = { tries: 1, solved: true };
  expect(nextPuzzle(ALL, { b: solved }, ALL[0]!)).toBe("c");
  expect(nextPuzzle(ALL, { b: solved, c: solved }, ALL[0]!)).toBeNull();
});

test("what is kept and cannot be read counts as nothing", () => {
  localStorage.setItem("kanly-puzzles", "?");
  expect(keptPuzzles()).toEqual({});
});
