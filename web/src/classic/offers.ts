/** What may be done at any time, sorted into what it is about. */
import type { ChoiceItem, Decision } from "../lib/types";

export interface Topic {
  /** The verb, with the use of a Karama: `truthtrance`, `karama stop`. */
  name: string;
  choices: ChoiceItem[];
}

/** Offers but for deals, which have a panel of their own; in the order in which they come. */
export function topics(offer: Decision | null): Topic[] {
  const found = new Map<string, ChoiceItem[]>();
  for (const choice of offer?.choices ?? []) {
    if (choice.verb === "deal") continue;
    const name = choice.verb === "karama" ? `karama-${choice.args[0]}` : choice.verb;
    found.set(name, [...(found.get(name) ?? []), choice]);
  }
  return [...found].map(([name, choices]) => ({ name, choices }));
}

/** The choices of deals that begin with this word: `with`, `pay`, `accept`. */
export function deal(offer: Decision | null, word: string): ChoiceItem[] {
  return (offer?.choices ?? []).filter(
    (choice) => choice.verb === "deal" && choice.args[0] === word,
  );
}

/** Numbers and factions of `deal pay 3 guild` and `gift 2 atreides`. */
export interface Sum {
  n: number;
  faction: string;
  choice: ChoiceItem;
}

export function sums(choices: ChoiceItem[]): Sum[] {
  return choices.flatMap((choice) => {
    const [n, faction] = choice.args.slice(-2);
    return n !== undefined && faction !== undefined && /^\d+$/.test(n)
      ? [{ n: Number(n), faction, choice }]
      : [];
  });
}
