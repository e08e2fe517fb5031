/** Progress in the lessons, kept in this browser. */
import { keep, kept } from "./storage";
import type { Ref } from "./types";
import type { Table } from "./table.svelte";

const KEY = "kanly-lessons";

/** What is kept of a lesson: whether it was ever won, and the room where it goes on. */
export interface Kept {
  won?: boolean;
  room?: string;
}

export function keptLessons(): { [lesson: string]: Kept } {
  return kept(KEY, {});
}

export function lessonName(tutorial: string, lesson: string): string {
  return `${tutorial}/${lesson}`;
}

/** Keep the room of a lesson, or that it was won: then it starts again the next time. */
export function keepLesson(name: string, now: Kept): void {
  const all = keptLessons();
  const won = now.won === true || all[name]?.won === true;
  all[name] = { won, ...(now.room === undefined ? {} : { room: now.room }) };
  keep(KEY, all);
}

/** The elements of the page that show a thing, wherever it lies. */
function showing(ref: Ref): Element[] {
  const name = CSS.escape(ref);
  return [...document.querySelectorAll(`[data-ref="${name}"], [data-ref^="${name}@"]`)];
}

const drawn = (element: Element): boolean => element.getClientRects().length > 0;

/** Whether nothing lies over an element; the middle of a place on a map may be another's. */
export function uncovered(element: Element): boolean {
  const { width, height, left, top } = element.getBoundingClientRect();
  if (element instanceof SVGElement) return true;
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (over === null) return false;
  return element.contains(over) || over.contains(element);
}

/** The tab of a phone behind which a thing lies. */
function tabOf(table: Table, ref: Ref): Element[] {
  if (!table.compact) return [];
  const usual = table.seated(ref) !== undefined ? "houses" : (table.game.part?.(ref) ?? "board");
  const part = usual === table.tab ? "houses" : usual;
  return [document.getElementById(`part-${part}-tab`)].filter((tab) => tab !== null);
}

/** What to point at for some things: themselves, or the tab of a phone behind which they lie. */
export function pointedAt(table: Table, refs: readonly Ref[]): Element[] {
  const found = refs.flatMap((ref) => {
    const there = showing(ref).filter(drawn);
    return there.length > 0 ? there : tabOf(table, ref);
  });
  return [...new Set(found)];
}

/** What to do next for a plan whose parts are put together and then sealed as one. */
function planned(parts: readonly string[]): Element[] {
  const slots = [...document.querySelectorAll<HTMLElement>("[data-options]")];
  for (const notation of parts) {
    const slot = slots.find(({ dataset }) => dataset.options!.split(";").includes(notation));
    if (slot === undefined || slot.dataset.chosen === notation) continue;
    return [slot.querySelector(`[data-choice="${CSS.escape(notation)}"]`) ?? slot];
  }
  return [...document.querySelectorAll("[data-seal]")];
}

/** What to press for a step: the parts of a plan one by one, or its best choice. */
export function pressedAt(table: Table, choices: readonly string[]): Element[] {
  const plan = planned(choices);
  const [best] = choices;
  return plan.length > 0 || best === undefined ? plan : pressedFor(table, best);
}

/** What to press for a choice: its button, or the things that it is about and that are not picked. */
function pressedFor(table: Table, notation: string): Element[] {
  const confirm = document.querySelector("[data-confirm]");
  if (confirm !== null) return [confirm];
  const name = CSS.escape(notation);
  const buttons = [...document.querySelectorAll(`[data-choice="${name}"]`)].filter(drawn);
  if (buttons.length > 0) return buttons;
  const found = table.choices.find(({ choice }) => choice.notation === notation);
  const open = (found?.refs ?? []).filter((ref) => !table.picked.includes(ref));
  const things = pointedAt(table, open);
  return things.length > 0 ? things : [...document.querySelectorAll(".actions-row .panel")];
}
