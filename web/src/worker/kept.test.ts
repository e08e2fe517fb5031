import { expect, test } from "vitest";
import { kept } from "./kept";

const HERE = "https://play.example.org";
const ask = (path: string, mode = "cors", method = "GET") =>
  kept(method, mode, new URL(path, HERE), HERE);

test("the page is kept whatever its address", () => {
  expect(["/", "/rules", "/room/x_1-2"].map((path) => ask(path, "navigate"))).toEqual(
    Array(3).fill("page"),
  );
});

test("what the server tells of a game and a person is never kept", () => {
  const paths = ["/api/me", "/api/rooms/x", "/api/rooms", "/api/me/rooms", "/api/records/x/states"];
  expect(paths.map((path) => ask(path))).toEqual(Array(5).fill("never"));
  expect(ask("/api/me/export", "navigate")).toBe("never");
});

test("rules, games and components are kept in the language in which they were read", () => {
  const paths = ["/api/games?lang=fr", "/api/catalogue/classic", "/api/rulebook", "/api/book/x"];
  expect(paths.map((path) => ask(path))).toEqual(Array(4).fill("words"));
});

test("nothing is kept that is sent, or comes from elsewhere", () => {
  expect(ask("/api/games", "cors", "POST")).toBe("never");
  expect(ask("https://elsewhere.org/a.js")).toBe("never");
  expect(ask("/assets/a.js")).toBe("file");
});
