/** Advice and analyses in words. */
import { spoken, t } from "./i18n.svelte";
import type { AdvisedChoice, Analysis, Step } from "./types";

/** Choices of a line that are told. */
const MOST = 5;

/** A chance as people write it; a change of one with its sign. */
export function percent(chance: number, change = false): string {
  const signDisplay = change ? "exceptZero" : "auto";
  return new Intl.NumberFormat(spoken(), { style: "percent", signDisplay }).format(chance);
}

/** What turned a chance more: the choice, by what it gave away, or what came after it. */
export function swing({ made, better, after }: Analysis["points"][number]): {
  by: "choice" | "rest";
  much: number;
} {
  const chance = made.chance ?? 0;
  const lost = better === null ? 0 : (better.chance ?? 0) - chance;
  const turned = after - chance;
  return lost >= Math.abs(turned) ? { by: "choice", much: -lost } : { by: "rest", much: turned };
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
