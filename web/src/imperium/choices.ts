/** What the choices of this game are about. */
import type { Table } from "../lib/table.svelte";
import type { ChoiceItem, Decision, Ref, View } from "../lib/types";

export function refs(_choice: ChoiceItem, _decision: Decision): Ref[] {
  return [];
}

export function plain(choice: ChoiceItem, _decision: Decision): boolean {
  return !choice.notation.includes(" ");
}

export function chip(choice: ChoiceItem, _decision: Decision): boolean {
  return choice.verb === "do";
}

export function phase(view: View): { round: number; phase: string } {
  return { round: Number(view.round ?? view.turn), phase: String(view.phase) };
}

export function final(choice: ChoiceItem, _table: Table): boolean {
  return choice.verb === "reveal";
}
