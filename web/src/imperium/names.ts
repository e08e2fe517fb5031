/** What things are called that the catalogue has no entry for. */
import { t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import type { Ref } from "../lib/types";
import { component } from "../lib/choice";
import { houses } from "./view";

/** The name of a thing, or nothing where the table knows it by itself. */
export function name(ref: Ref, table: Table): string | undefined {
  const what = component(ref);
  if (what in PIECES) return t(PIECES[what]!);
  if (what.startsWith("agent-")) return agentAt(what.slice("agent-".length), table);
  if (what.startsWith("colour-")) return house(what.slice("colour-".length), table);
  if (what.startsWith("resource-")) return t(`imperium-${what}`);
  return what === ref ? undefined : table.entry(what)?.name;
}

const PIECES: Record<string, string> = {
  "agent-home": "imperium-agent-home",
  "pile-deck": "imperium-deck",
  "pile-discard": "imperium-discard",
  "pile-negotiators": "imperium-negotiators",
  "unit-troop": "imperium-troop",
  "unit-dreadnought": "imperium-dreadnought",
  "freighter-advance": "imperium-freighter",
  "freighter-recall": "imperium-freighter",
};

function agentAt(space: string, table: Table): string {
  return t("imperium-agent-at", { space: table.name(`space-${space}`) });
}

/** Whoever plays the house; of a Rival its Leader, or House Hagal itself. */
function house(colour: string, table: Table): string {
  const seated = table.seated(colour)?.name;
  if (seated) return seated;
  const rival = houses(table.state.view).find((each) => each.colour === colour)?.house;
  return rival?.leader ? table.name(`leader-${rival.leader}`) : t("imperium-hagal");
}
