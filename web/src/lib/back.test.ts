import { beforeEach, expect, test, vi } from "vitest";
import type * as Back from "./back";

/** The browser's history: each entry is the state it was pushed with. */
let entries: unknown[];
let back: typeof Back;

beforeEach(async () => {
  entries = [null];
  vi.useFakeTimers();
  vi.stubGlobal("history", {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => entries.push(state),
    back: () => setTimeout(pop, 5),
  });
  vi.resetModules();
  back = await import("./back");
});

/** What the browser does when someone goes back. True if the page is left. */
function pop(): boolean {
  entries.pop();
  return !back.wentBack();
}

function settle(): void {
  vi.runAllTimers();
}

test("going back closes a dialog and stays on the page", () => {
  const shut = vi.fn(() => uncover());
  const uncover = back.cover(shut);

  expect(pop()).toBe(false);
  settle();

  expect(shut).toHaveBeenCalledOnce();
  expect(entries).toEqual([null]);
});

test("a dialog closed by its cross leaves nothing behind: going back leaves the page", () => {
  back.cover(() => {})();
  settle();

  expect(entries).toEqual([null]);
  expect(pop()).toBe(true);
});

test("a dialog that opens as another closes is closed by the next step back", () => {
  const first = back.cover(() => {});
  first();
  const shut = vi.fn(() => second());
  const second = back.cover(shut);
  settle();

  expect(entries).toHaveLength(2);
  expect(pop()).toBe(false);
  expect(shut).toHaveBeenCalledOnce();
});

test("a dialog that opens while the browser still goes back is not closed by that", () => {
  back.cover(() => {})();
  vi.advanceTimersByTime(1);
  const shut = vi.fn();
  back.cover(shut);
  settle();

  expect(shut).not.toHaveBeenCalled();
  expect(entries).toHaveLength(2);
});

test("of two dialogs the upper one is closed first", () => {
  const lower = vi.fn();
  back.cover(lower);
  const upper = vi.fn();
  back.cover(upper);

  pop();

  expect(upper).toHaveBeenCalledOnce();
  expect(lower).not.toHaveBeenCalled();
  expect(entries).toHaveLength(2);
});
