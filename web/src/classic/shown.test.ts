import { expect, test } from "vitest";
import type { LogEntry } from "../lib/types";
import { Remembered } from "./shown.svelte";

const entry = (key: string, args: LogEntry["args"]): LogEntry => ({ key, args, step: 1, text: "" });
const log = (...entries: LogEntry[]) => ({ from: 0, total: 0, reset: false, entries });

test("what was shown of a faction's spice is remembered with its turn", () => {
  const told = new Remembered();

  told.hear(log(entry("classic-shows-spice", { faction: "classic-faction-guild", n: 4 })));
  told.hear(log(entry("classic-turn", { n: 3 })));
  told.hear(log(entry("classic-shows-spice", { faction: "classic-faction-fremen", n: 9 })));

  expect(told.spice).toEqual({ guild: { n: 4, turn: null }, fremen: { n: 9, turn: 3 } });
});

test("a turn to ship is no new turn", () => {
  const told = new Remembered();

  told.hear(log(entry("classic-ship-turn", { faction: "classic-faction-guild" })));
  told.hear(log(entry("classic-shows-spice", { faction: "classic-faction-guild", n: 4 })));

  expect(told.spice.guild?.turn).toBeNull();
});
