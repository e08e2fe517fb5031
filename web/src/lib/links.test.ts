import { expect, test } from "vitest";
import { named, pieces } from "./links";

const entry = {
  key: "agent",
  step: 1,
  args: { seat: "colour-red", card: "card-dagger", space: "space-arrakeen", n: 2 },
  text: "Alia plays Dagger and sends an Agent to Arrakeen.",
};
const names: Record<string, string> = {
  "colour-red": "Alia",
  "card-dagger": "Dagger",
  "space-arrakeen": "Arrakeen",
};
const name = (ref: string): string => names[ref] ?? ref;

test("an entry names its things, not its numbers", () => {
  expect(named(entry)).toEqual(["colour-red", "card-dagger", "space-arrakeen"]);
});

test("the sentence is cut where it names them, and loses no letter", () => {
  const cut = pieces(entry, name);

  expect(cut.map(({ text }) => text).join("")).toBe(entry.text);
  expect(cut.filter(({ ref }) => ref !== null)).toEqual([
    { text: "Alia", ref: "colour-red" },
    { text: "Dagger", ref: "card-dagger" },
    { text: "Arrakeen", ref: "space-arrakeen" },
  ]);
});

test("a name inside a longer one does not break it", () => {
  const both = {
    ...entry,
    args: { a: "card-ring", b: "card-signet-ring" },
    text: "Signet Ring beats Ring.",
  };
  const cut = pieces(both, (ref) => (ref === "card-ring" ? "Ring" : "Signet Ring"));

  expect(cut.map(({ ref }) => ref)).toEqual(["card-signet-ring", null, "card-ring", null]);
});

test("what has no name in the sentence is left out", () => {
  expect(pieces({ ...entry, text: "Nothing." }, name)).toEqual([{ text: "Nothing.", ref: null }]);
});
