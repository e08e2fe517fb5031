import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type LinkState, type Pipe } from "./socket";
import type { ServerMessage } from "./types";

class Fake implements Pipe {
  static made: Fake[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Pipe["onopen"] = null;
  onmessage: Pipe["onmessage"] = null;
  onclose: Pipe["onclose"] = null;
  constructor() {
    Fake.made.push(this);
  }
  /** Whether pings are answered, a tenth of a second later. */
  answers = false;
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(message);
    if (this.answers && message.type === "ping") {
      setTimeout(() => this.says({ type: "pong", seq: 2, id: message.id }), 100);
    }
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((each) => each.type === type);
  }
}

const welcome = (seq = 1): object => ({ type: "welcome", seq, session: "s1", resumed: seq > 1 });
const pipe = (at = -1): Fake => Fake.made.at(at)!;
let heard: ServerMessage[];
let states: LinkState[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  Fake.made = [];
  heard = [];
  states = [];
  connection = new Connection(
    "r1",
    "fr",
    { message: (message) => heard.push(message), link: (state) => states.push(state) },
    () => new Fake(),
  );
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function join(): void {
  pipe().onopen?.();
  pipe().says(welcome());
}

test("it says hello with the room and the language", () => {
  pipe().onopen?.();

  expect(pipe().sent[0]).toMatchObject({
    type: "hello",
    v: 1,
    room: "r1",
    lang: "fr",
    last_seq: null,
  });
});

test("it pings, and answers keep it open", () => {
  join();
  pipe().answers = true;
  vi.advanceTimersByTime(10_000);

  expect(pipe().of("ping").length).toBeGreaterThan(5);
  expect(states).toEqual(["open"]);
});

test("silence is told within two seconds", () => {
  join();

  vi.advanceTimersByTime(2000);

  expect(states).toEqual(["open", "lost"]);
});

test("it connects again and asks for what it missed", () => {
  join();
  pipe().says({ type: "state", seq: 7 });
  pipe().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  pipe().onopen?.();

  expect(Fake.made.length).toBe(2);
  expect(pipe().sent[0]).toMatchObject({ type: "hello", session: "s1", last_seq: 7 });
  pipe().says(welcome(8));
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a connection that stays silent is given up and replaced", () => {
  join();

  vi.advanceTimersByTime(9000);

  expect(pipe(0).closed).toBe(true);
  expect(Fake.made.length).toBeGreaterThan(1);
});

test("a table that does not exist is not asked for again", () => {
  pipe().onopen?.();
  pipe().onclose?.({ code: 4004 });
  vi.advanceTimersByTime(20_000);

  expect(Fake.made.length).toBe(1);
  expect(states).toEqual(["gone"]);
});

test("what is sent while the connection is down is not lost in silence", () => {
  expect(connection.send({ type: "undo", count: 1 })).toBeNull();
});

test("a late word of a connection that was replaced is not heard", () => {
  join();
  const old = pipe();
  const ear = old.onmessage!;
  old.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  ear({ data: JSON.stringify({ type: "state", seq: 99 }) });

  expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
});

test("who has become someone else comes anew, without a word of a lost connection", () => {
  join();
  connection.renew();
  vi.advanceTimersByTime(10);
  pipe().onopen?.();

  expect(pipe(0).closed).toBe(true);
  expect(pipe().sent[0]).toMatchObject({ type: "hello", session: null, last_seq: null });
  expect(states).toEqual(["open"]);
});
