import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "./game";
import { Play } from "./play.svelte";
import type { Pipe } from "./socket";
import type { LogEntry } from "./types";

const attend = vi.hoisted(() => vi.fn(() => vi.fn()));
vi.mock("../games", () => {
  const rules = { refs: () => [], final: () => false };
  const big = () => ({ act: {}, props: {}, ms: 900, tone: "end" });
  const game = { slug: "imperium", ...rules, attend, scenes: { big } } as unknown as GameModule;
  return { loadGame: async () => game };
});
vi.mock("./api", () => ({
  api: {
    catalogue: async (game: string, lang: string) => ({ game, lang, entries: [], trees: {} }),
    join: async () => ({}),
  },
}));

let pipes: Pipe[];
let sent: Record<string, unknown>[];
let play: Play;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  pipes = [];
  sent = [];
  play = new Play("r1", () => {
    const pipe: Pipe = {
      send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>),
      close: () => {},
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    pipes.push(pipe);
    return pipe;
  });
  stop = play.start();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

let seq = 0;
const says = (message: object): void =>
  pipes.at(-1)!.onmessage?.({ data: JSON.stringify({ seq: ++seq, ...message }) });

const seat = { seat: 0, house: "red", key: "colour-red", by: "person", name: null, bot: null };
const room = { room: "r1", game: "imperium", status: "playing", seats: [seat], you: null };
const entry = (n: number): LogEntry => ({ key: "x", args: {}, step: n, text: `line ${n}` });
const choice = (notation: string): object => ({ notation, verb: notation, refs: [], label: "" });

function state(id: string | null, more: object = {}): object {
  const decision = { id, kind: "turn", prompt: "?", choices: [choice("end"), choice("deal 3")] };
  return {
    type: "state",
    status: "playing",
    seat: 0,
    view: {},
    asked: [],
    decision: id === null ? null : decision,
    offer: null,
    thinking: [],
    clocks: null,
    undo: { allowed: 0, reason: null },
    puzzle: null,
    lesson: null,
    log: { from: 0, total: 0, reset: true, entries: [] },
    result: null,
    ...more,
  };
}

async function join(): Promise<void> {
  pipes.at(-1)!.onopen?.();
  says({
    type: "welcome",
    session: "s",
    resumed: pipes.length > 1,
    seat: 0,
    room,
    chat: [],
    server: { at: 0 },
  });
}

async function sit(): Promise<void> {
  await join();
  says(state("1-a"));
  await vi.waitFor(() => expect(play.table).not.toBeNull());
}

const chosen = (): unknown[] => sent.filter(({ type }) => type === "choose");

test("a choice goes out once, with the question it answers", async () => {
  await sit();
  play.choose("end");
  play.choose("end");

  expect(chosen()).toMatchObject([{ decision: "1-a", choice: "end" }]);
});

test("it is held back until the state that comes of it is here", async () => {
  await sit();
  play.choose("end");
  says({ type: "ok", id: play.sent!.id });
  expect(play.sent).not.toBeNull();

  says(state("2-b"));
  expect(play.sent).toBeNull();
});

test("a choice that changes nothing to see does not hold one back for long", async () => {
  await sit();
  play.choose("end");
  says({ type: "ok", id: play.sent!.id });
  vi.advanceTimersByTime(2000);

  expect(play.sent).toBeNull();
});

test("after a refusal that names no choice one may choose again", async () => {
  await sit();
  play.choose("end");
  says({ type: "refused", id: null, code: "too-fast", text: "Slowly.", rule: null });

  expect(play.sent).toBeNull();
});

test("what a game attends to begins with its table and ends with it", async () => {
  attend.mockClear();
  await sit();
  expect(attend).toHaveBeenCalledExactlyOnceWith(play.table);

  stop();
  expect(attend.mock.results[0]!.value).toHaveBeenCalledOnce();
});

test("a choice may carry words of one's own", async () => {
  await sit();
  play.choose("deal 3", "I shall not attack");

  expect(chosen()).toMatchObject([{ choice: "deal 3: I shall not attack" }]);
});

test("what is no choice is not sent", async () => {
  await sit();
  play.choose("fly away");

  expect(chosen()).toEqual([]);
});

test("a choice that got no answer is sent again after a lost connection", async () => {
  await sit();
  play.choose("end");
  pipes.at(-1)!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  await join();

  expect(chosen().length).toBe(2);
});

test("one that was stored is not", async () => {
  await sit();
  play.choose("end");
  says({ type: "ok", id: play.sent!.id });
  pipes.at(-1)!.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  await join();

  expect(chosen().length).toBe(1);
});

test("a refusal is said in the asked line, a question that has changed is not", async () => {
  await sit();
  says({ type: "refused", id: "u1", code: "stale", text: "Too late.", rule: null });
  expect(play.table!.note).toBeNull();

  says({ type: "refused", id: "u1", code: "undo", text: "Not now.", rule: null });
  expect(play.table!.note).toEqual({ text: "Not now.", rule: null });
});

test("the log grows, and is shortened by an undo", async () => {
  await sit();
  const lines = (): string[] => play.log.map(({ text }) => text);
  says(state("2-b", { log: { from: 0, total: 3, reset: false, entries: [1, 2, 3].map(entry) } }));
  says(state("3-c", { log: { from: 3, total: 4, reset: false, entries: [entry(4)] } }));
  expect(lines()).toEqual(["line 1", "line 2", "line 3", "line 4"]);

  says(state("4-d", { log: { from: 1, total: 2, reset: false, entries: [entry(9)] } }));
  expect(lines()).toEqual(["line 1", "line 9"]);
});

test("the log of another language takes the place of the old one", async () => {
  await sit();
  says(state("2-b", { log: { from: 0, total: 2, reset: false, entries: [1, 2].map(entry) } }));
  says(state("2-b", { log: { from: 1, total: 2, reset: true, entries: [entry(7)] } }));

  expect(play.log).toEqual([entry(7)]);
  expect(play.first).toBe(1);
});

test("why something cannot be done is asked and answered", async () => {
  await sit();
  const reason = play.why("", [{ kind: "space", slug: "arrakeen" }]);
  const { id } = sent.at(-1)!;
  says({ type: "why", id, notation: "x", allowed: false, text: "No icon.", rule: "IMP-1" });

  expect(await reason).toMatchObject({ text: "No icon.", rule: "IMP-1" });
});

test("a stranger who sits down comes to the table anew", async () => {
  await join();
  await play.sit("Duncan", null);
  vi.advanceTimersByTime(10);

  expect(pipes.length).toBe(2);
});

const advice = { decision: "1-a", of: 2, choices: [] };

test("advice on a question comes back to whoever asked", async () => {
  await sit();
  const said = play.advise("1-a");
  const asked = sent.findLast(({ type }) => type === "advise")!;
  says({ type: "advice", id: asked.id, ...advice });

  expect(asked).toMatchObject({ decision: "1-a" });
  expect(await said).toMatchObject(advice);
});

test("a refusal of advice is no refusal of a choice", async () => {
  await sit();
  const said = play.advise("1-a");
  const asked = sent.findLast(({ type }) => type === "advise")!;
  says({ type: "refused", id: asked.id, code: "no-help", text: "Not here.", rule: null });

  expect(await said).toEqual({ text: "Not here.", rule: null });
  expect(play.table!.note).toBeNull();
});

test("advice that a lost line was to bring is not waited for", async () => {
  await sit();
  const said = play.advise("1-a");
  pipes.at(-1)!.onclose?.({ code: 1006 });

  expect(await said).toEqual({ text: null, rule: null });
});

const happening = (key: string, n: number): LogEntry => ({ key, args: {}, step: n, text: key });
const hosted = { ...room, you: { host: true, seat: 0, hold: false }, pace_ms: 600 };
const paced = (): unknown[] => sent.filter(({ type }) => type === "pace");

test("what came of a scene is shown when it is over", async () => {
  await sit();
  says(state("2-b", { log: { from: 0, total: 1, reset: false, entries: [happening("big", 1)] } }));
  says(state("3-c", { log: { from: 1, total: 2, reset: false, entries: [happening("x", 2)] } }));
  expect(play.drama!.now?.name).toBe("big");
  expect(play.table!.decision?.id).toBe("1-a");

  vi.advanceTimersByTime(1000);
  expect(play.drama!.now).toBeNull();
  expect(play.table!.decision?.id).toBe("3-c");
  expect(play.log.map(({ text }) => text)).toEqual(["big", "x"]);
});

test("one's own clock does not run while one looks on", async () => {
  await sit();
  const clocks = { at: 0, seats: [] };
  const log = { from: 0, total: 1, reset: false, entries: [happening("big", 1)] };
  says(state("2-b", { clocks, log }));

  expect(play.drama!.busy).toBe(true);
  expect(play.table!.decision?.id).toBe("2-b");
});

test("on the way to one's turn nothing is shown and the bots hurry", async () => {
  await sit();
  says({ type: "room", room: hosted });
  play.hurry();
  expect(paced()).toMatchObject([{ pace_ms: 0 }]);
  says({ type: "room", room: { ...hosted, pace_ms: 0 } });
  says(state(null, { log: { from: 0, total: 1, reset: false, entries: [happening("big", 1)] } }));
  expect(play.drama!.busy).toBe(false);

  says(state("4-d"));
  expect(play.drama!.hurried).toBe(false);
  expect(paced()).toMatchObject([{ pace_ms: 0 }, { pace_ms: 600 }]);
});

test("the pace of the bots is the host's to set", async () => {
  await sit();
  says({ type: "room", room: { ...hosted, you: { ...hosted.you, host: false } } });
  play.pace("brisk");
  expect(paced()).toEqual([]);
  play.pace("calm");
});
