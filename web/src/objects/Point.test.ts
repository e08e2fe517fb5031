import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../lib/game";
import * as testing from "../lib/testing";
import { Table } from "../lib/table.svelte";
import type { ChoiceItem, Ref } from "../lib/types";
import Point from "./Point.svelte";
import { chip, final, phase, plain } from "../imperium/choices";
import { named, thing } from "../imperium/things";
import { told } from "../imperium/told.svelte";

const game = { slug: "imperium", thing, named, plain, chip, phase, final } as unknown as GameModule;
const wire = {
  choose: vi.fn<(notation: string) => void>(),
  why: vi.fn(async () => ({ text: "Because.", rule: "IMP-AGENT-02" })),
};
let shown: Record<string, unknown> | undefined;

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
  vi.clearAllMocks();
});

function choice(notation: string): ChoiceItem {
  return { ...testing.choice("imperium", notation), label: `Do: ${notation}` };
}

/** A table where seat 0, red, holds a dagger and is asked this. */
function table(kind: string, ...notations: string[]): Table {
  const decision = { id: "1", kind, prompt: "?", choices: notations.map(choice) };
  const state = {
    seat: 0,
    view: { red: { hand: ["dagger"], agents: 2 } },
    decision: notations.length > 0 ? decision : null,
    offer: null,
    log: { from: 0, total: 0, reset: true, entries: [] },
  };
  const room = { room: "r", seats: [{ seat: 0, house: "red", key: "colour-red", name: "Alia" }] };
  const entries = [
    {
      kind: "space",
      slug: "wealth",
      ref: "space-wealth",
      name: "Wealth",
      data: { icon: "emperor" },
    },
    { kind: "starter", slug: "dagger", ref: "card-dagger", name: "Dagger", data: { icons: [] } },
  ];
  const catalogue = { game: "imperium", lang: "en", entries, trees: {} };
  return new Table(game, 0, state as never, room as never, catalogue as never, wire);
}

function show(at: Table, ref: Ref): HTMLButtonElement {
  const children = createRawSnippet(() => ({ render: () => "<i>drawn</i>" }));
  shown = mount(Point, { target: document.body, props: { table: at, ref, children } });
  flushSync();
  return document.querySelector<HTMLButtonElement>(`[data-ref="${ref}"]`)!;
}

const name = (button: HTMLElement) => button.querySelector(".visually-hidden")?.textContent;

describe("a thing that can be chosen", () => {
  it("is lit, reached by Tab, and named by its choice", () => {
    const button = show(table("influence", "influence emperor"), "faction-emperor");
    expect(button.classList).toContain("open");
    expect(button.tabIndex).toBe(0);
    expect(button.getAttribute("aria-disabled")).toBe("false");
    expect(name(button)).toBe("Do: influence emperor");
  });

  it("is chosen at once when nothing else is needed", () => {
    show(table("influence", "influence emperor"), "faction-emperor").click();
    expect(wire.choose).toHaveBeenCalledWith("influence emperor", "");
  });

  it("is picked when another thing is needed, and the other is lit then", () => {
    const at = table("turn", "agent dagger wealth", "agent dagger conspire");
    const button = show(at, "card-dagger@hand");
    button.click();
    flushSync();
    expect(at.picked).toEqual(["card-dagger@hand"]);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(at.can("space-wealth")).toBe(true);
    expect(wire.choose).not.toHaveBeenCalled();
  });

  it("can be picked in either order", () => {
    const at = table("turn", "agent dagger wealth", "agent dagger conspire");
    at.pick("space-conspire");
    show(at, "card-dagger@hand").click();
    expect(wire.choose).toHaveBeenCalledWith("agent dagger conspire", "");
  });
});

describe("a thing that cannot be chosen", () => {
  it("is not lit and says why when it is pointed at", async () => {
    const at = table("turn", "reveal");
    const button = show(at, "space-wealth");
    expect(button.classList).not.toContain("open");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.tabIndex).toBe(-1);
    button.click();
    await vi.waitFor(() => expect(at.note?.text).toBe("Because."));
    expect(wire.why).toHaveBeenCalledWith("", [{ kind: "space", slug: "wealth", place: "" }]);
    expect(wire.choose).not.toHaveBeenCalled();
  });

  it("says why beside its words while the mouse rests on it, and leaves what is asked", async () => {
    const at = table("turn", "reveal");
    const button = show(at, "space-wealth");
    const enter = (x: number) =>
      new PointerEvent("pointermove", { pointerType: "mouse", screenX: x, bubbles: true });
    button.dispatchEvent(enter(1));
    button.dispatchEvent(enter(2));
    await vi.waitFor(() => expect(at.shown?.why?.text).toBe("Because."));
    expect(at.note).toBe(null);
  });

  it("shows its words where nothing is asked", () => {
    const at = table("turn");
    show(at, "space-wealth").click();
    expect(at.shown?.ref).toBe("space-wealth");
  });
});

describe("any thing", () => {
  it("shows its words for a question mark", () => {
    const at = table("turn", "reveal");
    const key = new KeyboardEvent("keydown", { key: "?", bubbles: true });
    show(at, "card-dagger@hand").dispatchEvent(key);
    expect(at.shown).toMatchObject({ ref: "card-dagger", stay: true });
  });

  it("beats when a line of the log lights it, wherever it lies", () => {
    const at = table("turn", "reveal");
    const button = show(at, "card-dagger@hand");
    at.lit.add("card-dagger");
    flushSync();
    expect(button.classList).toContain("shown");
  });

  it("beats once when another house has touched it", () => {
    const at = table("turn", "reveal");
    const button = show(at, "space-wealth");
    const entry = {
      key: "agent",
      step: 1,
      text: "",
      args: { seat: "colour-blue", space: "space-wealth" },
    };
    told(at).hear();
    at.state = { ...at.state, log: { from: 0, total: 1, reset: false, entries: [entry] } };
    told(at).hear();
    flushSync();
    expect(button.classList).toContain("touched");
  });
});
