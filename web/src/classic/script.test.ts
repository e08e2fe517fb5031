import { expect, test } from "vitest";
import type { Table } from "../lib/table.svelte";
import type { Decision } from "../lib/types";
import { Script } from "./script.svelte";
import { decision } from "./testing";

function table(first: Decision): { decision: Decision | null; sent: string[]; table: Table } {
  const it = {
    decision: first as Decision | null,
    sent: [] as string[],
    choose: (notation: string) => it.sent.push(notation),
  };
  return { ...it, sent: it.sent, table: it as unknown as Table };
}

function asking(table: Table, next: Decision | null): void {
  (table as unknown as { decision: Decision | null }).decision = next;
}

test("sends each part when it is asked for, and once", () => {
  const { table: it, sent } = table({ ...decision("plan", "dial 1", "dial 2"), id: "1" });
  const script = new Script(it);
  script.run(["dial 2", "leader stilgar", "weapon none"]);
  script.step();
  expect(sent).toEqual(["dial 2"]);
  asking(it, { ...decision("plan", "leader stilgar"), id: "2" });
  script.step();
  asking(it, { ...decision("plan", "weapon none"), id: "3" });
  script.step();
  expect(sent).toEqual(["dial 2", "leader stilgar", "weapon none"]);
  expect(script.waiting).toEqual([]);
});

test("gives up when what is asked is not in it", () => {
  const { table: it, sent } = table({ ...decision("plan", "dial 2"), id: "1" });
  const script = new Script(it);
  script.run(["dial 2", "weapon crysknife"]);
  asking(it, { ...decision("plan", "weapon chaumas"), id: "2" });
  script.step();
  expect(sent).toEqual(["dial 2"]);
  expect(script.waiting).toEqual([]);
});
