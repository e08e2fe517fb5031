import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { draw, read } from "../art/scene";

const book = readFileSync("../docs/rules/book.yaml", "utf-8");
const drawings = [...book.matchAll(/drawing: "([^"]*)"/g)].map(([, line]) => line!);

test("every chapter of the rules has a drawing", () => {
  expect(drawings.length).toBe([...book.matchAll(/chapter: [A-Z]/g)].length);
});

test.each(drawings)("the drawing %s can be drawn", (line) => {
  expect(draw(read(line), line)).toContain("<svg");
});
