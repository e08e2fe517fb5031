/** Advice on the question that is open: asked for, thought about, and forgotten with the question. */
import { percent } from "./advice";
import { announce } from "./announce.svelte";
import { t } from "./i18n.svelte";
import type { Advice, Reason } from "./types";

/** Who can be asked for advice. */
interface Adviser {
  advise(decision: string): Promise<Advice | Reason>;
}

export class AdviceState {
  /** The question it is about. */
  about: string | null = $state(null);
  /** What was found; null while it is thought about. */
  found: Advice | null = $state.raw(null);
  /** Why there is none. */
  refused: string = $state("");

  constructor(readonly adviser: Adviser) {}

  /** Ask about a question, once. */
  async ask(decision: string): Promise<void> {
    if (this.about === decision && !this.refused) return;
    this.about = decision;
    this.found = null;
    this.refused = "";
    announce(t("advice-thinking"));
    const said = await this.adviser.advise(decision);
    if (this.about !== decision) return;
    if ("choices" in said) this.#tell(said);
    else if (said.text) this.refused = said.text;
    else this.close();
  }

  close(): void {
    this.about = null;
  }

  #tell(said: Advice): void {
    this.found = said;
    const best = said.choices[0];
    if (best?.chance == null) return;
    announce(t("advice-best", { choice: best.label, chance: percent(best.chance) }));
  }
}
