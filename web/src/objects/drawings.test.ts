import { describe, expect, it } from "vitest";
import theme from "../lib/theme.css?raw";
import { DRAWINGS, EMBLEMS, MARKED, type Drawing } from "./drawings";
import tones from "./tones.css?raw";

const every = Object.entries(DRAWINGS) as [string, Drawing][];

/** The colours that have a value in the light theme (0) or in the dark one (1). */
function defined(css: string, theme: 0 | 1): Set<string> {
  const colours = [...css.matchAll(/--([a-z-0-9]+): light-dark\((#\w+), (#\w+)\)/g)];
  return new Set(colours.filter((found) => found[theme + 2]).map((found) => found[1]!));
}

describe("drawings", () => {
  it("draw no two things alike", () => {
    const seen = new Map(every.map(([name, shapes]) => [JSON.stringify(shapes), name]));
    expect(seen.size).toBe(every.length);
  });

  it.each([0, 1] as const)("use only colours that the theme has (theme %i)", (shown) => {
    const known = new Set([...defined(theme, shown), ...defined(tones, shown), "seat"]);
    const used = new Set(every.flatMap(([, shapes]) => shapes.map(([tone]) => tone)));
    expect([...used].filter((tone) => !known.has(tone))).toEqual([]);
  });

  it.each(every)("keep %s within its square", (_, shapes) => {
    for (const [, path] of shapes) {
      const absolute = path.replace(/[a-z][^A-Z]*/g, "").match(/-?\d+(\.\d+)?/g) ?? [];
      for (const number of absolute.map(Number)) {
        expect(number).toBeGreaterThanOrEqual(-0.5);
        expect(number).toBeLessThanOrEqual(24.5);
      }
    }
  });

  it("mark pieces of a seat inside their own square", () => {
    for (const [x, y, size] of Object.values(MARKED)) {
      expect(Math.max(x + size, y + size)).toBeLessThanOrEqual(24);
    }
  });

  it("have an emblem in the seat's colour for each house of the classic game", () => {
    for (const thing of Object.values(EMBLEMS)) {
      expect(DRAWINGS[thing].map(([tone]) => tone)).toContain("seat");
    }
  });
});
