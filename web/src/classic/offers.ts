/** What may be done at any time, sorted into what it is about. */
import { counted, named } from "../lib/choice";
import type { ChoiceItem, Decision } from "../lib/types";

export interface Topic {
  /** The verb: `truthtrance`, `karama-stop`. */
  name: string;
  choices: ChoiceItem[];
}

/** Offers but for deals, which have a panel of their own; in the order in which they come. */
export function topics(offer: Decision | null): Topic[] {
  const found = new Map<string, ChoiceItem[]>();
  for (const choice of offer?.choices ?? []) {
    if (choice.verb.startsWith("deal-")) continue;
    found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  }
  return [...found].map(([name, choices]) => ({ name, choices }));
}

/** The offers of a verb. */
export function offers(offer: Decision | null, verb: string): ChoiceItem[] {
  return (offer?.choices ?? []).filter((choice) => choice.verb === verb);
}

/** So much spice for or from a faction. */
export interface Sum {
  n: number;
  faction: string;
  choice: ChoiceItem;
}

export function sums(choices: ChoiceItem[]): Sum[] {
  return choices.map((choice) => ({
    n: counted(choice)!,
    faction: named(choice, "faction")!,
    choice,
  }));
}
