import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGS } from "../lib/i18n.svelte";

const files = import.meta.glob<string>("../../../src/kanly/locale/*/web-classic.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang);
  const path = Object.keys(files).find((each) => each.includes(`/${lang}/`))!;
  const problems = made.addResource(new FluentResource(files[path]!));
  expect(problems).toEqual([]);
  return made;
}

const keys = (lang: string) => [...bundle(lang)._messages.keys()];

test("every message is there in all languages", () => {
  for (const lang of LANGS) expect(keys(lang).sort()).toEqual(keys("en").sort());
});

test("every message uses the same arguments in all languages", () => {
  const args = (lang: string, key: string) => {
    const pattern = JSON.stringify(bundle(lang).getMessage(key)!.value);
    return new Set([...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]));
  };
  expect(args("en", "board-turn-of")).toEqual(new Set(["turn", "turns"]));
  for (const key of keys("en")) {
    for (const lang of LANGS) expect(args(lang, key), key).toEqual(args("en", key));
  }
});

test("every message that the board asks for is there, and none is left over", () => {
  const text = Object.entries(sources)
    .filter(([path]) => !path.endsWith(".test.ts"))
    .map(([, source]) => source)
    .join();
  const known = keys("en").filter((key) => key.startsWith("board-"));
  const whole = new Set([...text.matchAll(/"(board-[a-z-]+)"/g)].map((found) => found[1]!));
  const begun = [...new Set([...text.matchAll(/`(board-[a-z-]*)\$/g)].map((found) => found[1]!))];
  expect([...whole].filter((key) => !known.includes(key))).toEqual([]);
  const unused = known.filter(
    (key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
