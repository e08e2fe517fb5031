/** How the choices of the game are shown. */
import { counted } from "../lib/choice";
import type { Table } from "../lib/table.svelte";
import type { ChoiceItem, Decision, View } from "../lib/types";
import { hints } from "./view";

/** Choices about nothing in particular: they stand as buttons. */
export function plain(choice: ChoiceItem): boolean {
  return choice.refs.length === 0;
}

/** Effects and options, drawn as chips. */
export function chip(choice: ChoiceItem): boolean {
  return CHIPS.has(choice.verb);
}

/** Numbers, set by a stepper. */
export function stepped(choice: ChoiceItem): boolean {
  return STEPPED.has(choice.verb) && counted(choice) !== undefined;
}

/** Decisions with a number to set, or with cards that lie nowhere on the table. */
export function panels(decision: Decision): boolean {
  return decision.choices.some(stepped) || APART.has(decision.kind);
}

/** Revealing gives up the Agents one still has: that is asked twice. */
export function final(choice: ChoiceItem, table: Table): boolean {
  if (choice.verb !== "reveal" || table.house === null) return false;
  const own = table.state.view[table.house] as { agents: number };
  return own.agents > 0;
}

/** Ending the turn gives up what waits and may be declined. */
export function lost(choice: ChoiceItem, table: Table): string[] {
  if (choice.verb !== "end") return [];
  const given = hints(table)?.given_up ?? [];
  return table.choices.filter((each) => given.includes(each.choice.notation)).map(named);
}

const named = ({ choice }: { choice: ChoiceItem }): string => choice.label;

/** Round and phase. */
export function phase(view: View): { round: number; phase: string } {
  return { round: Number(view.round), phase: String(view.phase) };
}

const APART = new Set(["leader", "intelligence", "snoop"]);
const CHIPS = new Set(["do", "choose", "sell"]);
const STEPPED = new Set(["deploy", "retreat", "return"]);
