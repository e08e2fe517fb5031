/** What choices name, and the things on the table that one points at for them. */
import type { ChoiceItem, ChoiceRef, Decision, Ref } from "./types";

/** The slug of what a choice names of a kind. */
export function named({ refs }: ChoiceItem, kind: string): string | undefined {
  return refs.find((ref) => ref.kind === kind)?.slug;
}

/** The number that a choice names of a kind. */
export function counted({ refs }: ChoiceItem, kind = "amount"): number | undefined {
  return refs.find((ref) => ref.kind === kind)?.n;
}

/** The component of a thing, wherever it lies. */
export function component(ref: Ref): Ref {
  return ref.split("@", 1)[0]!;
}

/** A choice of a question, and the things it is about in the order in which one points at them. */
export interface PointedChoice {
  choice: ChoiceItem;
  refs: Ref[];
  decision: Decision;
}

/**
 * Every choice of a question with its things. What is implied is among them only where another
 * choice is about the same things and more.
 */
export function pointed(
  decision: Decision,
  thing: (ref: ChoiceRef, decision: Decision) => Ref | null,
): PointedChoice[] {
  const things = (choice: ChoiceItem, implied: boolean) =>
    choice.refs.flatMap((ref) =>
      (ref.implied ?? false) === implied ? (thing(ref, decision) ?? []) : [],
    );
  const all = decision.choices.map((choice) => ({ choice, refs: things(choice, false), decision }));
  return all.map((each) => {
    const implied = things(each.choice, true);
    const other = ({ choice, refs }: PointedChoice) =>
      choice !== each.choice &&
      choice.verb === each.choice.verb &&
      each.refs.every((ref) => refs.includes(ref));
    return implied.length > 0 && all.some(other)
      ? { ...each, refs: [...each.refs, ...implied] }
      : each;
  });
}
