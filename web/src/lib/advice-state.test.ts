import { beforeAll, expect, test } from "vitest";
import { announced } from "./announce.svelte";
import { AdviceState } from "./advice.svelte";
import { speak } from "./i18n.svelte";
import type { Advice, Reason } from "./types";

beforeAll(() => speak("en"));

const best = {
  notation: "end",
  label: "End the turn",
  chance: 0.4,
  playouts: 9,
  line: [],
  reasons: [],
};
const advice: Advice = { decision: "1-a", of: 4, choices: [best] };

/** An adviser that answers when it is told to. */
function slow(): {
  answer: (said: Advice | Reason) => void;
  asked: string[];
  advised: AdviceState;
} {
  const waiting: ((said: Advice | Reason) => void)[] = [];
  const asked: string[] = [];
  const advised = new AdviceState({
    advise: (decision) => {
      asked.push(decision);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  return { answer: (said) => waiting.shift()!(said), asked, advised };
}

test("advice is told when it comes, aloud too", async () => {
  const { answer, advised } = slow();
  const done = advised.ask("1-a");
  expect(advised.found).toBeNull();

  answer(advice);
  await done;

  expect(advised.found).toBe(advice);
  expect(announced().text).toBe("Advice: End the turn, 40% to win.");
});

test("a question is asked about once", async () => {
  const { answer, asked, advised } = slow();
  const done = advised.ask("1-a");
  void advised.ask("1-a");
  answer(advice);
  await done;

  expect(asked).toEqual(["1-a"]);
});

test("advice on a question that is gone is not shown", async () => {
  const { answer, advised } = slow();
  const first = advised.ask("1-a");
  void advised.ask("2-b");
  answer(advice);
  await first;

  expect(advised.about).toBe("2-b");
  expect(advised.found).toBeNull();
});

test("a refusal is told, and one may ask again", async () => {
  const { answer, asked, advised } = slow();
  const done = advised.ask("1-a");
  answer({ text: "Too fast.", rule: null });
  await done;
  expect(advised.refused).toBe("Too fast.");

  void advised.ask("1-a");

  expect(asked).toEqual(["1-a", "1-a"]);
});
