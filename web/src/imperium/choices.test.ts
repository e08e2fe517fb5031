import { describe, expect, it } from "vitest";
import { pointed as things } from "../lib/choice";
import * as testing from "../lib/testing";
import type { ChoiceItem, Decision } from "../lib/types";
import { chip, panels, plain } from "./choices";
import moves from "./testing/moves.json";
import { thing } from "./things";

const choice = (notation: string): ChoiceItem => testing.choice("imperium", notation);
const decision = (kind: string, ...notations: string[]): Decision =>
  testing.decision("imperium", kind, ...notations);

/** What one points at for a choice among those. */
function pointed(notation: string, ...among: string[]): string[] {
  return things(decision("turn", notation, ...among), thing)[0]!.refs;
}

describe("every verb", () => {
  const about = Object.entries(moves).filter(([, said]) => Array.isArray(said));
  const told = Object.entries(moves).filter(([, said]) => typeof said === "string");

  it.each(about)("%s is about %j, and no button", (notation, expected) => {
    expect(pointed(notation)).toEqual(expected);
    expect(plain(choice(notation)) || chip(choice(notation))).toBe(false);
  });

  it.each(told)("%s stands as a %s", (notation, expected) => {
    expect(pointed(notation)).toEqual([]);
    expect(plain(choice(notation))).toBe(expected === "button");
    expect(chip(choice(notation))).toBe(expected === "chip");
  });
});

describe("where one thing leaves a choice", () => {
  it("the pile is pointed at too", () => {
    const both = ["buy stilgar", "buy stilgar to-deck"];
    expect(pointed("buy stilgar", ...both)).toEqual(["card-stilgar@market", "pile-discard"]);
  });

  it("the Agent is pointed at too", () => {
    const both = ["agent kwisatz-haderach wealth", "agent kwisatz-haderach wealth from carthag"];
    expect(pointed(both[0]!, ...both)).toEqual([
      "card-kwisatz-haderach@hand",
      "space-wealth",
      "agent-home",
    ]);
  });

  it("the payment is pointed at too", () => {
    const both = ["tech flagship", "tech flagship solari"];
    expect(pointed("tech flagship", ...both)).toEqual(["tile-flagship", "resource-spice"]);
  });
});

describe("a panel opens", () => {
  it.each([
    ["agent-effects", ["deploy 1", "deploy 2", "end"]],
    ["negotiators", ["return 0", "return 1"]],
    ["leader", ["leader paul-atreides"]],
    ["snoop", ["snoop draw", "snoop trash"]],
  ])("for %s", (kind, notations) => {
    expect(panels(decision(kind, ...notations))).toBe(true);
  });

  it("not for what the board shows", () => {
    expect(panels(decision("agent-effects", "do recruit-1", "end"))).toBe(false);
    expect(panels(decision("send-units", "send troop", "send dreadnought", "end"))).toBe(false);
  });
});
