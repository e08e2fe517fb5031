import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Table } from "../lib/table.svelte";
import type { Decision } from "../lib/types";
import { Script, attend, script } from "./script.svelte";
import { decision, table as moment } from "./testing";

type Fake = { decision: Decision | null; busy: boolean };

function table(first: Decision): { sent: string[]; table: Table } {
  const sent: string[] = [];
  const it = {
    decision: first,
    busy: false,
    choose: (notation: string) => {
      sent.push(notation);
      it.busy = true;
    },
  };
  return { sent, table: it as unknown as Table };
}

/** What is asked now; what was sent before is kept. */
function asking(table: Table, next: Decision | null): void {
  Object.assign(table as unknown as Fake, { decision: next, busy: false });
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

test("waits while another choice is on its way", () => {
  const { table: it, sent } = table({ ...decision("plan", "dial 2"), id: "1" });
  const script = new Script(it);
  Object.assign(it, { busy: true });
  script.run(["dial 2"]);
  expect(sent).toEqual([]);
  Object.assign(it, { busy: false });
  script.step();
  expect(sent).toEqual(["dial 2"]);
});

test("gives up when the same is asked again, so that it can be sent anew", () => {
  const { table: it, sent } = table({ ...decision("plan", "dial 2"), id: "1" });
  const script = new Script(it);
  script.run(["dial 2", "leader stilgar"]);
  Object.assign(it, { busy: false });
  script.step();
  expect(script.waiting).toEqual([]);
  script.run(["dial 2", "leader stilgar"]);
  expect(sent).toEqual(["dial 2", "dial 2"]);
});

test("goes on with what is asked, whatever of the page is shown", () => {
  const { table, chosen } = moment("plan");
  const end = attend(table);
  script(table).run(["dial 0", "leader thufir-hawat", "weapon none"]);
  const ask = (...parts: string[]): void => {
    table.state = { ...table.state, decision: { ...decision("plan", ...parts), id: parts[0]! } };
    flushSync();
  };
  ask("leader thufir-hawat");
  end();
  ask("weapon none");
  expect(chosen).toEqual(["dial 0", "leader thufir-hawat"]);
});
