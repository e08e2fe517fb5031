/** What unit tests of this board need: choices and decisions by their notations. */
import type { ChoiceItem, Decision } from "../lib/types";

export function choice(notation: string): ChoiceItem {
  const [verb, ...args] = notation.split(" ");
  return { notation, verb: verb!, args, label: notation };
}

export function choices(...notations: string[]): ChoiceItem[] {
  return notations.map(choice);
}

export function decision(kind: string, ...notations: string[]): Decision {
  return { id: kind, kind, prompt: kind, choices: choices(...notations) };
}
