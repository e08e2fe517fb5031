/** Pointing at things: by mouse, finger or keys; what can be chosen is, what cannot says why. */
import type { Attachment } from "svelte/attachments";
import { nearest, WAYS, type Spot } from "../lib/arrows";
import type { Table } from "../lib/table.svelte";
import type { Reason, Ref } from "../lib/types";
import { pointer } from "./pointer";

const HOVER = 450;
const LONG = 500;

/** Everything that can be done to a drawn thing; `verb`: what a click would do, null for nothing. */
export function pointing(
  table: Table,
  ref: Ref,
  words: Ref,
  verb: string | null,
): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let held = false;
    let over = false;

    const show = (stay: boolean) => table.show(words, node, stay);
    const wait = (then: () => void, after: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, after);
    };
    const barred = () => !table.can(ref) && !table.picked.includes(ref) && verb !== null;
    /** Why it cannot be chosen, in the asked line. */
    const explain = async (): Promise<Reason | null> =>
      barred() ? table.explain(ref, verb!) : null;
    /** Its words, and with them why it cannot be chosen: what is asked stays in sight. */
    const tell = async () => {
      show(false);
      const why = barred() ? await table.reason(ref, verb!) : null;
      if (why !== null && over && table.shown?.ref === words) table.shown = { ...table.shown, why };
    };
    const hover = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || over || !pointer.moved) return;
      over = true;
      wait(() => void tell(), HOVER);
    };

    const handlers: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } =
      {
        click: () => {
          clearTimeout(timer);
          if (held) held = false;
          else if (table.can(ref) || table.picked.includes(ref)) pick(table, ref);
          else if (table.decision === null) show(true);
          else void explain().then((reason) => reason ?? show(true));
        },
        pointerenter: hover,
        pointermove: hover,
        pointerleave: (event) => {
          clearTimeout(timer);
          over = false;
          if (event.pointerType === "mouse") table.hide();
        },
        pointerdown: (event) => {
          held = false;
          if (event.pointerType === "mouse") return;
          wait(() => {
            held = true;
            show(true);
            void explain();
          }, LONG);
        },
        pointerup: (event) => {
          if (event.pointerType !== "mouse") clearTimeout(timer);
        },
        pointercancel: () => clearTimeout(timer),
        contextmenu: (event) => {
          event.preventDefault();
          show(true);
        },
        keydown: (event) => {
          if (event.key === "?") show(true);
        },
      };
    for (const [name, handler] of Object.entries(handlers)) {
      node.addEventListener(name, handler as EventListener);
    }
    return () => {
      clearTimeout(timer);
      if (table.shown?.ref === words) table.hide();
      for (const [name, handler] of Object.entries(handlers)) {
        node.removeEventListener(name, handler as EventListener);
      }
    };
  };
}

/** Point at a thing; on a phone, bring forward the part where the rest of the choice is made. */
function pick(table: Table, ref: Ref): void {
  table.hide();
  table.pick(ref);
  if (!table.compact || table.picked.length === 0) return;
  const left = table.fitting.flatMap(({ refs }) =>
    refs.filter((each) => !table.picked.includes(each)),
  );
  const parts = new Set(left.flatMap((each) => table.game.part?.(each) ?? []));
  const [first] = parts;
  if (first !== undefined && !parts.has(table.tab)) table.tab = first;
}

/** With the keyboard, the focus moves to the next thing to choose, not to the top of the page. */
export function followKeys(root: HTMLElement): { (): void; lost(): void } {
  const key = () => (byKeys = true);
  const mouse = () => (byKeys = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", mouse, true);
  const stop = () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", mouse, true);
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
    const from = event.target as HTMLElement;
    if (!(event.key in WAYS) || from.dataset.ref === undefined) return;
    const things = [...root.querySelectorAll<HTMLElement>("[data-ref]")];
    const next = nearest(event.key, from, things, centre);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  root.addEventListener("keydown", step);
  return () => root.removeEventListener("keydown", step);
}

function centre(node: Element): Spot {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
