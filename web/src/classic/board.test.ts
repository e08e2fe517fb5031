import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import Deals from "./Deals.svelte";
import Hand from "./Hand.svelte";
import Houses from "./Houses.svelte";
import Panel from "./Panel.svelte";
import { decision, table as set, type MOMENTS } from "./testing";

let ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

function show(moment: keyof typeof MOMENTS, part: typeof Board) {
  const { table, chosen } = set(moment);
  const shown = mount(part, { target: document.body, props: { table } });
  ends.push(table.game.attend!(table), () => void unmount(shown));
  flushSync();
  return { table, chosen };
}

function click(selector: string): void {
  document.querySelector(selector)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

test("a place that can be shipped to is lit, named by the choice, and chosen by pointing", () => {
  const { chosen } = show("ship", Board);
  const arrakeen = document.querySelector('[data-place="arrakeen"]')!;
  expect(arrakeen.classList).toContain("lit");
  expect(arrakeen.getAttribute("aria-label")).toContain("ship arrakeen");
  click('[data-place="arrakeen"]');
  expect(chosen).toEqual(["ship arrakeen"]);
});

test("a place in the storm is hatched, not lit, and says why", async () => {
  const { table, chosen } = show("ship", Board);
  const free = document.querySelector('[data-place="sihaya-ridge"]')!;
  expect(free.classList).toContain("lit");
  const stormy = document.querySelector('[data-place="gara-kulon"]')!;
  expect(stormy.classList).toContain("barred");
  expect(stormy.classList).not.toContain("lit");
  click('[data-place="gara-kulon"]');
  await vi.waitFor(() => expect(table.note?.text).toBe("Because."));
  expect(chosen).toEqual([]);
});

test("the same map as a list has a button for every lit place", () => {
  const { table, chosen } = show("ship", Board);
  const lit = document.querySelectorAll(".location.lit").length;
  click(".switch button");
  const buttons = document.querySelectorAll(".list button.lit");
  expect(buttons).toHaveLength(lit);
  expect(lit).toBe(table.decision!.choices.length - 1);
  click(".list button.lit");
  expect(chosen).toHaveLength(1);
});

test("only what can be chosen is in the order of tabs", () => {
  show("bid", Board);
  for (const place of document.querySelectorAll(".location")) {
    expect(place.getAttribute("tabindex")).toBe("-1");
  }
});

test("the auction says who has passed", () => {
  const { table } = show("bid", Board);
  const [first, second] = table.state.view.order as string[];
  table.state = {
    ...table.state,
    decision: null,
    asked: [],
    view: { ...table.state.view, bid: 2, bidder: first!, passed: [first!, second!] },
  };
  flushSync();
  const said = [...document.querySelectorAll(".bidders .what")].map((each) => each.textContent);
  expect(said[0]).toContain("board-bids");
  expect(said[1]).toBe("board-passed");
  expect(said[2]).toBe("");
});

test("the auction shows its card to the Atreides", () => {
  show("bid", Board);
  expect(document.querySelector(".auction")!.textContent).toContain("shield");
});

/** Let the server answer, and what it said be drawn. */
async function answered(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}

test("a plan is built in any order and sent part by part", async () => {
  const { table, chosen } = show("plan", Board);
  await answered();
  const wheel = document.querySelector('[role="slider"]')!;
  wheel.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  flushSync();
  expect(wheel.getAttribute("aria-valuenow")).toBe("1");
  const second = document.querySelectorAll<HTMLInputElement>('input[name="plan-leader"]')[1]!;
  second.click();
  flushSync();
  click(".end button");
  await answered();
  expect(chosen).toEqual(["dial 1"]);
  table.state = {
    ...table.state,
    decision: { ...decision("plan", "support 0", "support 1"), id: "next" },
  };
  flushSync();
  table.state = {
    ...table.state,
    decision: { ...decision("plan", "leader thufir-hawat", "leader lady-jessica"), id: "then" },
  };
  flushSync();
  expect(chosen).toEqual(["dial 1", "support 1", "leader lady-jessica"]);
});

test("a plan shows what it would come to", async () => {
  show("plan", Board);
  expect(document.querySelector(".maker")).toBeNull();
  await answered();
  const totals = [...document.querySelectorAll(".outcomes dd")].map((each) => each.textContent);
  expect(totals.map((each) => each?.trim().split(" ")[0])).toEqual(["5", "0", "16"]);
  expect(document.querySelectorAll('input[name="plan-defense"]')).toHaveLength(2);
});

test("the plan of a second battle is sent like the first", async () => {
  const { table, chosen } = show("plan", Board);
  const { state } = table;
  table.state = { ...state, view: { ...state.view, battle: null }, decision: null };
  flushSync();
  table.state = state;
  flushSync();
  await answered();
  click(".end button");
  await answered();
  table.state = { ...state, decision: { ...decision("plan", "support 0"), id: "next" } };
  flushSync();
  expect(chosen).toEqual(["dial 0", "support 0"]);
});

test("turned plans are told step by step", () => {
  show("treason", Board);
  expect(document.querySelectorAll(".story li").length).toBeGreaterThan(1);
});

test("the shield shows what is one's own and marks what others see", () => {
  show("plan", Hand);
  const text = document.body.textContent!;
  expect(text).toContain("thufir hawat");
  expect(text).toContain("caid");
  expect(document.querySelectorAll('[aria-label="board-unseen"]')).toHaveLength(3);
  expect(document.querySelectorAll('[aria-label="board-seen"]')).toHaveLength(2);
});

test("no strip shows what its faction hides", () => {
  show("plan", Houses);
  const strips = [...document.querySelectorAll("article")];
  expect(strips).toHaveLength(6);
  expect(strips[2]!.textContent).toMatch(/\?/);
});

test("a faction that can be allied with is lit in its strip", () => {
  const { chosen } = show("nexus", Houses);
  click('[data-ref="classic-faction-guild"]');
  expect(chosen).toEqual(["ally guild"]);
});

test("a deal is drafted by pointing", () => {
  const { chosen } = show("nexus", Deals);
  click("[data-new-deal]");
  click("button.party");
  expect(chosen[0]).toMatch(/^deal with /);
});

test("a bid is raised by the arrows and made by Enter", () => {
  const { table, chosen } = set("bid");
  const props = { table, decision: table.decision! };
  const shown = mount(Panel, { target: document.body, props });
  ends.push(() => void unmount(shown));
  flushSync();
  const press = (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  };
  press("ArrowUp");
  press("Enter");
  expect(chosen).toEqual(["bid 2"]);
});

test("one key passes, even from a button, but not from a field", () => {
  const { chosen } = show("bid", Board);
  const press = (target: Element) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true }));
  const field = document.body.appendChild(document.createElement("input"));
  press(field);
  field.remove();
  press(document.querySelector("button")!);
  expect(chosen).toEqual(["pass"]);
});
