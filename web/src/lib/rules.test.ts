import { expect, test } from "vitest";
import { linked, rulePlace } from "./rules";

test("a number of a rule leads to its place in the book", () => {
  expect(rulePlace("IMP-DEPLOY-05")).toBe("/rules/IMP-DEPLOY#IMP-DEPLOY-05");
  expect(linked("See IMP-DEPLOY-05, not IMP-DEPLOY.")).toEqual([
    { text: "See ", href: null },
    { text: "IMP-DEPLOY-05", href: "/rules/IMP-DEPLOY#IMP-DEPLOY-05" },
    { text: ", not IMP-DEPLOY.", href: null },
  ]);
});

test("a text without numbers stays whole", () => {
  expect(linked("At most 10 rounds")).toEqual([{ text: "At most 10 rounds", href: null }]);
});
