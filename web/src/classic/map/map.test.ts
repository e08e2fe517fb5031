import { describe, expect, test } from "vitest";
import { LOCATIONS, polar, sectorAngle, TERRITORIES, territoryOf } from "./geometry";
import { touching, towards, way } from "./graph";
import { breaks, clear, fit, width, written } from "./names";
import { NEIGHBOURS, tints } from "./tints";
import { cluster } from "./tokens";

describe("the drawn map", () => {
  test("has every territory and location", () => {
    expect(TERRITORIES.size).toBe(42);
    expect(LOCATIONS.size).toBe(86);
    expect(LOCATIONS.get("polar-sink")!.sector).toBe(0);
    expect(territoryOf("pasty-mesa-7")!.slug).toBe("pasty-mesa");
  });

  test("sectors go counter-clockwise from the bottom", () => {
    expect(polar(sectorAngle(1), 100)).toEqual([-0, 100]);
    const [x] = polar(sectorAngle(2), 100);
    expect(x).toBeGreaterThan(0);
  });

  test("every outline is closed and drawn", () => {
    for (const { path } of LOCATIONS.values()) expect(path).toMatch(/^M[-\d].*Z$/);
  });

  test("neighbours on the sand have different shades", () => {
    for (const [slug, shade] of tints) {
      for (const other of NEIGHBOURS.get(slug)!) expect(tints.get(other)).not.toBe(shade);
    }
    expect(tints.size).toBe(29);
  });
});

describe("ways across the map", () => {
  test("CLA-QA-20: from Pasty Mesa to the Polar Sink around a storm in 9", () => {
    const steps = way("pasty-mesa-7", "polar-sink", 9, new Set())!;
    expect(steps[0]).toBe("pasty-mesa-7");
    expect(steps.at(-1)).toBe("polar-sink");
    expect(steps.some((slug) => LOCATIONS.get(slug)!.sector === 9)).toBe(false);
    const crossed = new Set(steps.map((slug) => LOCATIONS.get(slug)!.territory));
    expect(crossed.size - 1).toBeLessThanOrEqual(3);
  });

  test("nothing leaves the storm, and the Polar Sink is never in it", () => {
    expect(way("arrakeen", "polar-sink", 9, new Set())).toBeNull();
    expect(way("imperial-basin-8", "arrakeen", 9, new Set())).toBeNull();
    expect(way("polar-sink", "arsunt-10", 0, new Set())).toEqual(["polar-sink", "arsunt-10"]);
  });

  test("a closed stronghold is not crossed", () => {
    const through = way("rim-wall-west", "old-gap-9", 0, new Set(["arrakeen"]))!;
    expect(through).not.toContain("arrakeen");
  });

  test("Habbanya Sietch touches only the flat around it", () => {
    expect(new Set(touching("habbanya-sietch").map((slug) => territoryOf(slug)!.slug))).toEqual(
      new Set(["habbanya-ridge-flat"]),
    );
  });
});

test("arrow keys go to the nearest place that way", () => {
  const all = [...LOCATIONS.values()];
  expect(towards("ArrowUp", "cielago-north-1", all)).toBe("polar-sink");
  expect(towards("ArrowRight", "arrakeen", [LOCATIONS.get("carthag")!])).toBeNull();
  expect(towards("a", "arrakeen", all)).toBeNull();
});

describe("names of territories", () => {
  test("are broken at spaces, and Japanese at its dot", () => {
    expect(breaks("Wind Pass North")).toContainEqual(["Wind Pass", "North"]);
    expect(breaks("シエラゴ・東")).toContainEqual(["シエラゴ・", "東"]);
    expect(breaks("Meridian")).toEqual([["Meridian"]]);
  });

  test("go elsewhere when forces stand on them, in all but the smallest territories", () => {
    const named = [...TERRITORIES.values()].filter(({ kind }) => kind !== "stronghold");
    const hidden = named.flatMap(({ slug, boxes, locations }) =>
      locations.filter((location) => {
        const { x, y } = LOCATIONS.get(location)!.forces;
        const label = clear(slug.replaceAll("-", " "), boxes, [{ x, y, r: 34 }], 43);
        return Math.hypot(label.x - x, label.y - y) < 30;
      }),
    );
    expect(hidden).toEqual(["rim-wall-west", "hole-in-the-rock"]);
  });

  test("are never too small, and stand beside what covers a small territory", () => {
    const labels = [...TERRITORIES.values()]
      .filter(({ kind }) => kind !== "stronghold")
      .map(({ slug, boxes }) => ({ slug, ...fit(slug.replaceAll("-", " "), boxes) }));
    const small = ["rim-wall-west", "hole-in-the-rock"];
    const pieces = small.map((slug) => {
      const { x, y } = LOCATIONS.get(TERRITORIES.get(slug)!.locations[0]!)!.forces;
      return { x, y, wide: 60, high: 60 };
    });

    const names = written(labels, pieces, 34, 43);

    expect(names.filter(({ font }) => font < 34)).toEqual([]);
    expect(labels.length - names.length).toBeLessThan(3);
    for (const { slug, x, y } of names.filter((each) => small.includes(each.slug))) {
      const piece = pieces[small.indexOf(slug)]!;
      expect(Math.hypot(x - piece.x, y - piece.y), slug).toBeGreaterThan(30);
    }
  });

  test("stay where they are when nothing stands on them", () => {
    const { boxes } = TERRITORIES.get("cielago-depression")!;
    const far = { x: 900, y: -900, r: 40 };
    expect(clear("Cielago Depression", boxes, [far], 43)).toEqual(fit("Cielago Depression", boxes));
  });

  test("fit their boxes", () => {
    for (const { boxes, kind, slug } of TERRITORIES.values()) {
      if (kind === "stronghold") continue;
      const label = fit(slug.replaceAll("-", " "), boxes);
      expect(label.size, slug).toBeGreaterThan(13);
      const wide = Math.max(...label.lines.map(width)) * label.size;
      const room = boxes
        .filter(({ x, y }) => x === label.x && y === label.y)
        .map((box) => box.height * box.aspect);
      expect(wide).toBeLessThanOrEqual(Math.max(...room) * 1.001);
    }
  });
});

test("tokens stand together without overlapping", () => {
  for (let count = 1; count <= 9; count++) {
    const spots = cluster(count);
    expect(spots).toHaveLength(count);
    for (const [i, [x, y]] of spots.entries()) {
      for (const [ox, oy] of spots.slice(i + 1)) {
        expect(Math.hypot(ox - x, oy - y)).toBeGreaterThan(2);
      }
    }
  }
});
