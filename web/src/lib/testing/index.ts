/** Choices for unit tests, as the server sends them (`make generated` writes the file). */
import type { ChoiceItem, Decision } from "../types";
import choices from "./choices.json";

type Sent = Pick<ChoiceItem, "verb" | "refs">;

/** The choice of a game that is written so. */
export function choice(game: keyof typeof choices, notation: string): ChoiceItem {
  const sent = (choices[game] as { [notation: string]: Sent })[notation];
  if (sent === undefined) throw new Error(`'${notation}' is not in choices.json`);
  return { notation, ...sent, label: notation };
}

/** A question with these choices. */
export function decision(
  game: keyof typeof choices,
  kind: string,
  ...notations: string[]
): Decision {
  return { id: kind, kind, prompt: kind, choices: notations.map((each) => choice(game, each)) };
}
