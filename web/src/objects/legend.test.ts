import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { DRAWINGS, type Legend } from "./drawings";

const files = import.meta.glob<string>("../../../src/kanly/locale/*/web-objects.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const legends = import.meta.glob<Legend>("../*/legend.ts", { import: "default", eager: true });
const languages = Object.entries(files).map(([path, source]) => {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(source));
  return [path.split("/").at(-2)!, bundle] as const;
});

describe.each(languages)("in %s", (_, words) => {
  it.each(Object.keys(DRAWINGS))("%s has a text alternative", (name) => {
    expect(words.hasMessage(`thing-${name}`)).toBe(true);
  });

  it.each(Object.values(legends).flatMap((groups) => groups.map(([title]) => title)))(
    "the part %s of the legend has a title",
    (title) => expect(words.hasMessage(`legend-${title}`)).toBe(true),
  );
});

it("speaks three languages", () => expect(languages.length).toBe(3));
