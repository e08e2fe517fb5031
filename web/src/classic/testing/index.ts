/** What unit tests of this board need: choices by their notations, and moments of a real game. */
import { vi } from "vitest";
import * as testing from "../../lib/testing";
import { Table } from "../../lib/table.svelte";
import type { ChoiceItem, Decision, Room, State } from "../../lib/types";
import game from "..";
import bid from "./bid.json";
import nexus from "./nexus.json";
import plan from "./plan.json";
import ship from "./ship.json";
import treason from "./treason.json";

export function choice(notation: string): ChoiceItem {
  return testing.choice("classic", notation);
}

export function choices(...notations: string[]): ChoiceItem[] {
  return notations.map(choice);
}

export function decision(kind: string, ...notations: string[]): Decision {
  return testing.decision("classic", kind, ...notations);
}

export const MOMENTS = { bid, nexus, plan, ship, treason };

/** A table at a moment of a real game of six, and what was chosen there. */
export function table(moment: keyof typeof MOMENTS): { table: Table; chosen: string[] } {
  const { state, room } = structuredClone(MOMENTS[moment]) as unknown as {
    state: State;
    room: Room;
  };
  const chosen: string[] = [];
  const catalogue = { game: "classic", lang: "en" as const, entries: [], trees: {} };
  const wire = {
    choose: (notation: string) => void chosen.push(notation),
    why: vi.fn(async () => ({ text: "Because.", rule: "CLA-SHIP-08" })),
  };
  return {
    table: new Table({ slug: "classic", ...game }, state.seat, state, room, catalogue, wire),
    chosen,
  };
}
