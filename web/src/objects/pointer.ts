/**
 * Whether the mouse itself moved. A browser also says that a pointer moved when something new comes
 * under one at rest; what opens on hover should stay closed then. The first it says, when a page
 * has just opened, tells no more than where the pointer is.
 */
export class Pointer {
  #last = "";
  #moved = false;

  /** Hear of an event before anything on the page does. */
  hear({ screenX, screenY }: { screenX: number; screenY: number }): void {
    const here = `${screenX} ${screenY}`;
    this.#moved = this.#last !== "" && here !== this.#last;
    this.#last = here;
  }

  get moved(): boolean {
    return this.#moved;
  }
}

export const pointer = new Pointer();

if (typeof window !== "undefined") {
  for (const type of ["pointerover", "pointermove"] as const) {
    window.addEventListener(type, (event) => pointer.hear(event), true);
  }
}
