/** Pointing at things: by mouse, finger or keys; what can be chosen is, what cannot says why. */
import type { Attachment } from "svelte/attachments";
import type { Table } from "../lib/table.svelte";
import type { Reason, Ref } from "../lib/types";
import { asked } from "./choices";
import { component, part } from "./things";

const HOVER = 450;
const LONG = 500;

/** Where the mouse last clicked: what comes to lie under it there was not pointed at. */
let clicked: Way = [-1, -1];
addEventListener("click", ({ clientX, clientY }) => (clicked = [clientX, clientY]), true);

/** Everything one can do to a drawn thing. */
export function pointing(table: Table, ref: Ref): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let held = false;
    let over = false;
    let said: Reason | null = null;

    const words = (stay: boolean) => table.show(component(ref), node, stay);
    const wait = (then: () => void, after: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, after);
    };

    const handlers: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } =
      {
        click: () => {
          clearTimeout(timer);
          if (held) held = false;
          else point(table, ref);
        },
        pointerenter: (event) => {
          const moved = event.clientX !== clicked[0] || event.clientY !== clicked[1];
          if (event.pointerType !== "mouse" || !moved) return;
          over = true;
          wait(() => {
            words(false);
            void explain(table, ref, () => over).then((reason) => (said = reason));
          }, HOVER);
        },
        pointerleave: (event) => {
          clearTimeout(timer);
          over = false;
          if (event.pointerType !== "mouse") return;
          table.hide();
          if (said !== null && table.note === said) table.note = null;
        },
        pointerdown: (event) => {
          held = false;
          if (event.pointerType === "mouse") return;
          wait(() => {
            held = true;
            words(true);
            void explain(table, ref);
          }, LONG);
        },
        pointerup: (event) => {
          if (event.pointerType !== "mouse") clearTimeout(timer);
        },
        pointercancel: () => clearTimeout(timer),
        contextmenu: (event) => {
          event.preventDefault();
          words(true);
        },
        keydown: (event) => {
          if (event.key === "?") words(true);
        },
      };
    for (const [name, handler] of Object.entries(handlers)) {
      node.addEventListener(name, handler as EventListener);
    }
    return () => {
      clearTimeout(timer);
      if (table.shown?.ref === component(ref)) table.hide();
      for (const [name, handler] of Object.entries(handlers)) {
        node.removeEventListener(name, handler as EventListener);
      }
    };
  };
}

/** Choose a thing, or say why it cannot be chosen; where nothing is asked, show its words. */
export function point(table: Table, ref: Ref): void {
  table.hide();
  if (table.can(ref) || table.picked.includes(ref)) {
    table.pick(ref);
    turn(table);
  } else if (table.decision === null) table.show(component(ref), null, true);
  else void explain(table, ref);
}

/** On a phone: bring forward the part where the rest of the choice is made. */
function turn(table: Table): void {
  if (!table.compact || table.picked.length === 0) return;
  const left = table.fitting.flatMap(({ refs }) =>
    refs.filter((ref) => !table.picked.includes(ref)),
  );
  const parts = new Set<Table["tab"]>(left.map(part));
  if (parts.size > 0 && !parts.has(table.tab)) table.tab = [...parts][0]!;
}

/** Say in the asked line why a thing cannot be chosen, where something is asked. */
async function explain(table: Table, ref: Ref, wanted?: () => boolean): Promise<Reason | null> {
  const notation = table.can(ref) || table.picked.includes(ref) ? null : asked(ref, table);
  return notation === null ? null : table.explain(notation, wanted);
}

/** Whoever plays by keys finds the focus on the next thing to choose, not at the top of the page. */
export function followKeys(root: HTMLElement): { (): void; lost(): void } {
  const key = () => (byKeys = true);
  const pointer = () => (byKeys = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  const stop = () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
  };
  const lost = () => {
    const gone = document.activeElement === null || document.activeElement === document.body;
    const page = root.closest(".table") ?? root;
    if (byKeys && gone) page.querySelector<HTMLElement>(NEXT)?.focus();
  };
  return Object.assign(stop, { lost });
}

let byKeys = false;
const NEXT = ".point.open, .actions button:not([disabled], [aria-disabled='true'])";

/** Arrow keys go from thing to thing, to the nearest one that way. */
export function arrows(root: HTMLElement): () => void {
  const step = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = event.target as HTMLElement;
    if (way === undefined || from.dataset.ref === undefined) return;
    const next = nearest(from, [...root.querySelectorAll<HTMLElement>("[data-ref]")], way);
    if (next !== undefined) {
      event.preventDefault();
      next.focus();
    }
  };
  root.addEventListener("keydown", step);
  return () => root.removeEventListener("keydown", step);
}

type Way = readonly [x: number, y: number];

const WAYS: Record<string, Way> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function nearest(from: HTMLElement, among: HTMLElement[], way: Way): HTMLElement | undefined {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of among) {
    const [ex, ey] = centre(each);
    const along = (ex - x) * way[0] + (ey - y) * way[1];
    const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
    if (each === from || along <= 1 || aside > 2 * along) continue;
    if (along + 2 * aside < least) {
      best = each;
      least = along + 2 * aside;
    }
  }
  return best;
}

function centre(node: Element): Way {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
