/** Something asked of the server: whether it is under way, and what went wrong. */
import { wording } from "./api";
import { spoken, t } from "./i18n.svelte";

export class Attempt {
  busy = $state(false);
  error = $state("");

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.error = "";
    try {
      await what();
    } catch (problem) {
      this.error = wording(problem, t("no-server"));
    }
    this.busy = false;
  }
}

/** What a component shows of the server: fetched again with the language and what `fetch` reads. */
export class Loaded<Found> extends Attempt {
  /** Null until it is here. */
  value: Found | null = $state.raw(null);

  constructor(fetch: () => Promise<Found>) {
    super();
    $effect(() => {
      spoken();
      void this.run(async () => void (this.value = await fetch()));
    });
  }
}

/** Handles the submission of a form. */
export function submitting(what: () => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    void what();
  };
}
