import { describe, expect, it } from "vitest";
import { drawBust, readBust } from "./bust";
import type { Gallery } from "./pictures";
import { picture } from "./pictures";
import { draw, read } from "./scene";

const galleries = import.meta.glob<Gallery>("../*/gallery.ts", { import: "default", eager: true });
const names = import.meta.glob<string>("../../../src/kanly/locale/en/*-components.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Names of components that have a picture; texts about one end in `-text`. */
const PICTURED =
  /^((classic-)?(card|intrigue|conflict|tile|space|hagal|territory|spice-card)-[\w-]+) =/gm;
const LEADER = /^((classic-)?leader-[\w-]+) =/gm;
const games = Object.entries(galleries).map(([path, gallery]) => {
  const game = path.split("/")[1]!;
  const text = names[`../../../src/kanly/locale/en/${game}-components.ftl`]!;
  const refs = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((found) => found[1]!).filter((ref) => !ref.endsWith("-text"));
  return { game, gallery, pictured: refs(PICTURED), leaders: refs(LEADER) };
});

describe.each(games)("$game", ({ gallery, pictured, leaders }) => {
  it.each(pictured)("%s has a scene", (ref) => {
    const own = ref in gallery.scenes ? ref : gallery.shared?.(ref);
    expect(Object.keys(gallery.scenes)).toContain(own);
  });

  const drawings = [
    ...Object.entries(gallery.scenes).map(([ref, line]) => [ref, () => draw(read(line), ref)]),
    ...Object.entries(gallery.leaders).map(([ref, line]) => [
      ref,
      () => drawBust(readBust(line), ref),
    ]),
  ] as [string, () => string][];
  it.each(drawings)("%s can be drawn", (_, drawn) => {
    const svg = drawn();
    expect(svg).not.toMatch(/undefined|NaN/);
    const root = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(root.querySelector("path")).not.toBe(null);
  });

  it("no entry is left of what is gone", () => {
    const named = [...Object.keys(gallery.scenes), ...Object.keys(gallery.leaders)];
    expect(named.filter((ref) => ![...pictured, ...leaders].includes(ref))).toEqual([]);
  });

  it("no two look alike", () => {
    const lines = Object.values(gallery.scenes);
    expect(new Set(lines).size).toBe(lines.length);
    const faces = Object.values(gallery.leaders).map((line) => drawBust(readBust(line), ""));
    expect(new Set(faces).size).toBe(faces.length);
  });

  it("a component that nobody drew shows a place of its own", () => {
    expect(picture(gallery, "card-new")).toMatch(/^data:image\/svg\+xml,/);
    expect(picture(gallery, "card-new")).toBe(picture(gallery, "card-new"));
  });
});

it.each([
  ["noon nowhere worm@50", "no ground"],
  ["noon dunes whale@50", "no motif"],
  ["noon dunes worm", "no motif"],
  ["never dunes worm@50", "no light"],
])("%s is refused: %s", (line, why) => expect(() => read(line)).toThrow(why));

it("a portrait with an unknown word is refused", () => {
  expect(() => readBust("dawn pale #123456 toga bald black none soft")).toThrow("toga");
});
