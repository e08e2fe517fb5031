/** Several choices made at once, sent one by one as they are asked for: the parts of a battle plan. */
import { untrack } from "svelte";
import { perTable, type Table } from "../lib/table.svelte";
import { read } from "./read";
import { remembered } from "./shown.svelte";

export class Script {
  /** What is still to be sent. */
  waiting: string[] = $state([]);
  /** The plan that is being sent by its parts, in case it has to be changed on the way. */
  kept: Record<string, string> = $state({});
  #sent = "";

  constructor(readonly table: Table) {}

  /** Send these as the questions come. */
  run(notations: string[]): void {
    this.waiting = notations;
    this.#sent = "";
    this.step();
  }

  /**
   * Send the next if it is asked for; give up when something else is, or the same again. Called on
   * every new state, and when the table is ready for another choice.
   */
  step(): void {
    const decision = this.table.decision;
    if (this.waiting.length === 0 || decision === null || this.table.busy) return;
    const at = this.waiting.findIndex((notation) =>
      decision.choices.some((choice) => choice.notation === notation),
    );
    if (at < 0 || decision.id === this.#sent) {
      this.waiting = [];
      return;
    }
    this.#sent = decision.id;
    const notation = this.waiting[at]!;
    this.waiting = this.waiting.slice(at + 1);
    this.table.choose(notation);
  }

  /** The battle is over. */
  forget(): void {
    this.waiting = [];
    this.kept = {};
  }
}

/** The script of a table: one, whichever part of the page is shown. */
export const script = perTable((table) => new Script(table));

/** Whenever there is something new, go on with the script of a table and remember what is told. */
export function attend(table: Table): () => void {
  const made = script(table);
  return $effect.root(() => {
    $effect(() => {
      const { battle } = read(table.state.view);
      void table.busy;
      untrack(() => (battle === null ? made.forget() : made.step()));
    });
    $effect(() => {
      const { log } = table.state;
      untrack(() => remembered(table).hear(log));
    });
  });
}
