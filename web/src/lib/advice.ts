/** Advice and analyses in words. */
import { spoken, t } from "./i18n.svelte";
import type { AdvisedChoice, Step } from "./types";

/** Choices of a line that are told. */
const MOST = 5;

/** A chance as people write it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(spoken(), { style: "percent" }).format(chance);
}

/** What may follow, each player named once for choices in a row. */
export function followed(line: Step[], name: (seat: number) => string): string {
  const told = line
    .slice(0, MOST)
    .map(({ seat, label }, at) =>
      line[at - 1]?.seat === seat ? label : `${name(seat)} – ${label}`,
    );
  return told.join(" · ") + (line.length > MOST ? " …" : "");
}

/** A chance in a sentence; of a choice nobody looked into, that. */
export function chances({ chance }: AdvisedChoice): string {
  return chance === null ? t("advice-unknown") : t("advice-chance", { chance: percent(chance) });
}
