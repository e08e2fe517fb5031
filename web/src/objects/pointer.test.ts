import { expect, test } from "vitest";
import { Pointer } from "./pointer";

test("a mouse that moves is told from one under which something moved", () => {
  const pointer = new Pointer();

  pointer.hear({ screenX: 10, screenY: 10 });
  const opened = pointer.moved;
  pointer.hear({ screenX: 10, screenY: 10 });
  const resting = pointer.moved;
  pointer.hear({ screenX: 11, screenY: 10 });

  expect([opened, resting, pointer.moved]).toEqual([false, false, true]);
});
