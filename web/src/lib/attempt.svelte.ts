/** Something asked of the server: whether it is under way, and what went wrong. */
import { wording } from "./api";
import { t } from "./i18n.svelte";

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
