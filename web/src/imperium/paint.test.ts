import { describe, expect, it } from "vitest";
import { DRAWINGS } from "../objects/drawings";
import type { Tree } from "../lib/types";
import { paint, type Mark } from "./paint";
import trees from "./testing/trees.json";

const every = Object.entries(trees as unknown as Record<string, Tree>);

describe("the painter", () => {
  it.each(every)("draws %s with things that have a drawing", (_, tree) => {
    const drawn = paint(tree).flat();
    const things = drawn.flatMap((mark) => ("thing" in mark ? [mark.thing] : []));
    for (const thing of things) expect(DRAWINGS).toHaveProperty([thing]);
    if (tree.op !== "all") expect(drawn).not.toEqual([]);
  });

  it("draws no two effects alike", () => {
    const seen = new Map<string, string>();
    for (const [notation, tree] of every) {
      const drawn = JSON.stringify(paint(tree));
      expect(seen.get(drawn), notation).toBeUndefined();
      seen.set(drawn, notation);
    }
  });

  it.each([
    ["recruit-1", [[{ thing: "troop" }]]],
    ["recruit-3", [[{ thing: "troop", n: 3 }]]],
    ["draw-1-and-trash-this", [[{ thing: "card" }], [{ thing: "down" }, { thing: "trash" }]]],
    [
      "pay-2-spice-recruit-3",
      [[{ thing: "spice", n: 2 }, { thing: "arrow" }, { thing: "troop", n: 3 }]],
    ],
    [
      "if-alliance-emperor-persuasion-4",
      [
        [
          { thing: "alliance" },
          { thing: "emperor" },
          { sign: ":" },
          { thing: "persuasion", inside: "4" },
        ],
      ],
    ],
    [
      "1-of-influence-guild-1-or-spice-2",
      [[{ thing: "up" }, { thing: "guild" }, { sign: "/" }, { thing: "spice", n: 2 }]],
    ],
    ["retreat-any", [[{ thing: "troop", n: "∞" }, { thing: "retreat" }]]],
  ] satisfies [string, Mark[][]][])("draws %s", (notation, phrases) => {
    expect(paint(trees[notation as keyof typeof trees] as unknown as Tree)).toEqual(phrases);
  });
});
