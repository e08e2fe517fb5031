// A bot for Kanly in plain JavaScript, for Node: no library, no build.
//
//   kanly simulate imperium --players 4 --games 10 --bot "exec:node examples/bot.js" \
//     --bot random --bot random --bot random --rotate
//
// It reads questions from standard input and writes answers to standard output, a line of JSON
// each (see docs/line-protocol.md). It likes some words more than others, and is otherwise random.

"use strict";

const LIKES = [
  [/^(buy|acquire) /, 8],
  [/^reveal\b/, -2],
  [/^(agent|deploy|ship|reinforce) /, 4],
  [/^(bid|revive|claim|collect)/, 2],
  [/^(pass|decline|done|stay)\b/, -1],
];

// The same seed gives the same game: a small generator of our own (mulberry32).
function generator(text) {
  let state = 0;
  for (const letter of text) state = (Math.imul(state, 31) + letter.codePointAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function worth(choice) {
  const liked = LIKES.find(([words]) => words.test(choice));
  return liked ? liked[1] : 0;
}

let random = generator("");

const ANSWERS = {
  hello(message) {
    random = generator(message.seed);
    return { type: "ready", protocol: 1, name: "example", wants: [] };
  },
  choose(message) {
    const best = message.choices
      .map((choice) => [worth(choice) + 3 * random(), choice])
      .reduce((one, other) => (other[0] > one[0] ? other : one));
    return { type: "choice", id: message.id, choice: best[1] };
  },
};

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    process.stdout.write(JSON.stringify(ANSWERS[message.type](message)) + "\n");
  });
