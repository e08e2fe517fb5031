/** Decisions that ask for numbers: dials, bids, forces with or without starred ones among them. */
import { counted } from "../lib/choice";
import type { ChoiceItem } from "../lib/types";

export interface Amount {
  n: number;
  starred: number;
  choice: ChoiceItem;
}

export interface Amounts {
  verb: string;
  all: Amount[];
  /** Choices beside the numbers: pass, decline. */
  others: ChoiceItem[];
  /** The step from number to number: 0.5 on the wheel of the advanced game. */
  step: number;
}

/** The numbers among these choices; null where there are fewer than two. */
export function amounts(choices: ChoiceItem[]): Amounts | null {
  const all = choices.flatMap((choice) => amount(choice) ?? []);
  const verb = all[0]?.choice.verb;
  if (all.length < 2 || all.some(({ choice }) => choice.verb !== verb)) return null;
  const others = choices.filter((choice) => !all.some((each) => each.choice === choice));
  const half = all.some(({ n }) => !Number.isInteger(n));
  return { verb: verb!, all, others, step: half ? 0.5 : 1 };
}

/** `bid 4`, `forces 3 starred 1`, `predict turn 6`; null for a choice that names something else. */
function amount(choice: ChoiceItem): Amount | null {
  const [first] = choice.refs;
  if (first?.n === undefined || choice.refs.some(({ n }) => n === undefined)) return null;
  return { n: first.n, starred: counted(choice, "starred") ?? 0, choice };
}

/** The choice for a number; the nearest one there is where not all are possible. */
export function nearest({ all }: Amounts, n: number, starred: number): Amount {
  return all.reduce((best, each) => (far(each, n, starred) < far(best, n, starred) ? each : best));
}

function far(amount: Amount, n: number, starred: number): number {
  return Math.abs(amount.n - n) * 100 + Math.abs(amount.starred - starred);
}

/** How many starred forces can be among so many. */
export function starredRange({ all }: Amounts, n: number): [least: number, most: number] {
  const found = all.filter((each) => each.n === n).map((each) => each.starred);
  return found.length === 0 ? [0, 0] : [Math.min(...found), Math.max(...found)];
}
