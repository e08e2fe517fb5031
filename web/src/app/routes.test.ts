import { expect, test } from "vitest";
import { find } from "./routes";

test("a room is found by its id", () => {
  expect(find("/room/gX0v-_1").args).toEqual({ id: "gX0v-_1" });
});

test("a table is set up for a game", () => {
  expect(find("/new/imperium").args).toEqual({ game: "imperium" });
});

test("two rooms are two pages", () => {
  expect(find("/room/a").key).not.toBe(find("/room/b").key);
});
