import { expect, test, vi } from "vitest";
import type { NewLog, LogEntry } from "../lib/types";
import { place, route, Told } from "./told.svelte";

const entry = (key: string, args: LogEntry["args"]): LogEntry => ({
  key,
  args,
  step: 1,
  text: key,
});
const log = (total: number, ...entries: LogEntry[]): NewLog => ({
  from: total - entries.length,
  total,
  reset: false,
  entries,
});
const blow = entry("blow", { n: 6, territory: "classic-territory-old-gap", sector: 9 });
const march = entry("moves", {
  n: 4,
  start: "classic-territory-pasty-mesa",
  territory: "classic-territory-shield-wall",
  sector: 7,
});

test("an entry is about a location", () => {
  expect(place(blow)).toBe("old-gap-9");
  expect(place(entry("worm", { territory: "classic-territory-carthag" }))).toBe("carthag");
  expect(place(entry("bid", { n: 3 }))).toBeNull();
});

test("forces that moved leave a way", () => {
  expect(route(march, 0)!.steps).toEqual(["pasty-mesa-7", "shield-wall-7"]);
  expect(route(blow, 0)).toBeNull();
});

test("only what is new is shown, and only for a moment", () => {
  vi.useFakeTimers();
  const told = new Told();
  told.hear(log(5, blow), 0);
  expect(told.touched.size).toBe(0);
  told.hear(log(6, march), 0);
  expect([...told.touched]).toEqual(["shield-wall-7"]);
  expect(told.routes).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(told.touched.size).toBe(0);
  expect(told.routes).toEqual([]);
  vi.useRealTimers();
});
