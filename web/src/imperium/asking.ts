/** What the asked line says while an Agent is being sent. */
import { t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";

/** What goes with what is picked: a space for a card, a card for a space. */
export function next(table: Table): string | null {
  const last = table.picked.at(-1);
  const sending = table.fitting.every(({ choice }) => choice.verb === "agent");
  if (last === undefined || !sending) return null;
  if (last.startsWith("space-")) return t("imperium-next-card", { space: table.name(last) });
  return last.startsWith("card-") ? t("imperium-next-space", { card: table.name(last) }) : null;
}

/** A turn in which no Agent can be sent. */
export function prompt(table: Table): string | null {
  if (table.decision?.kind !== "turn") return null;
  const verbs = table.decision.choices.map(({ verb }) => verb);
  return verbs.includes("agent") ? null : t("imperium-turn-reveal");
}
