/** What unit tests of this board need: choices by their notations, and moments of a real game. */
import { vi } from "vitest";
import * as testing from "../../lib/testing";
import { Table } from "../../lib/table.svelte";
import type { ChoiceItem, Decision, Json, Room, State } from "../../lib/types";
import game from "..";
import { FACTIONS, type PlanPart, type PlanParts, type Preview } from "../state";
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

/** A plan as the server would work it out: what is wanted where it can be had, else the first. */
function preview(wanted: string[]): Preview {
  const part = (name: string, ...values: string[]): PlanPart => {
    const choices = values.map((value) => ({ notation: `${name} ${value}`, value }));
    const chosen = choices.find(({ notation }) => wanted.includes(notation)) ?? choices[0]!;
    return { open: true, chosen, choices };
  };
  const parts: PlanParts = {
    dial: part("dial", "0", "0.5", "1"),
    support: part("support", ...(wanted.includes("dial 1") ? ["1"] : ["0"])),
    leader: part("leader", "thufir-hawat", "lady-jessica"),
    weapon: part("weapon", "none"),
    defense: part("defense", "none", "shield"),
  };
  return {
    parts,
    choices: Object.values(parts).map(({ chosen }: PlanPart) => chosen.notation),
    alive: 5,
    dead: 0,
    theirs: { dial: 10, leader: 6 },
    sure: false,
    dangers: ["projectile", "poison", "lasgun"],
    saved_by: null,
    explodes: false,
  };
}

/** A table at a moment of a real game of six, and what was chosen there. */
export function table(moment: keyof typeof MOMENTS): { table: Table; chosen: string[] } {
  const { state, room } = structuredClone(MOMENTS[moment]) as unknown as {
    state: State;
    room: Room;
  };
  const chosen: string[] = [];
  const entries = FACTIONS.map((slug) => ({
    kind: "faction",
    slug,
    ref: `classic-faction-${slug}`,
    title: "",
    name: slug.replaceAll("-", " "),
    facts: [],
    texts: [],
    effects: {},
    data: { "hand-limit": 4 },
  }));
  const catalogue = { game: "classic", lang: "en", entries, trees: {} };
  const wire = {
    choose: (notation: string) => void chosen.push(notation),
    preview: async (wanted: string[]) => preview(wanted) as unknown as Json,
    why: vi.fn(async () => ({ text: "Because.", rule: "CLA-SHIP-08" })),
  };
  return {
    table: new Table({ slug: "classic", ...game }, state.seat, state, room, catalogue, wire),
    chosen,
  };
}
