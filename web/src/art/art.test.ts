import { describe, expect, it } from "vitest";
import { drawBust, readBust } from "./bust";
import type { Gallery } from "./pictures";
import { picture, portrait } from "./pictures";
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

  it.each(Object.keys(gallery.leaders))("%s has a portrait", (ref) => {
    expect(portrait(gallery, ref)).toMatch(/^data:image\/svg\+xml,/);
  });

  it("no entry is left of what is gone", () => {
    const named = [...Object.keys(gallery.scenes), ...Object.keys(gallery.leaders)];
    expect(named.filter((ref) => ![...pictured, ...leaders].includes(ref))).toEqual([]);
  });

  it("every line can be drawn, and no two look alike", () => {
    const scenes = Object.entries(gallery.scenes).map(([ref, line]) => draw(read(line), ref));
    const faces = Object.values(gallery.leaders).map((line) => drawBust(readBust(line), ""));
    for (const svg of [...scenes, ...faces]) {
      expect(svg).not.toMatch(/undefined|NaN/);
      expect(new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("path")).not.toBe(
        null,
      );
    }
    expect(new Set(Object.values(gallery.scenes)).size).toBe(scenes.length);
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
