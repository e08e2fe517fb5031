import { expect, test } from "vitest";
import { Pointer } from "./pointer";

test("a mouse that moves is told from one under which something moved", () => {
  const pointer = new Pointer();

  pointer.hear({ screenX: 10, screenY: 10 });
  const first = pointer.moved;
  pointer.hear({ screenX: 10, screenY: 10 });
  const resting = pointer.moved;
  pointer.hear({ screenX: 11, screenY: 10 });

  expect([first, resting, pointer.moved]).toEqual([true, false, true]);
});
