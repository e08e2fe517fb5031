/** Looking closer at the map: where the middle of the window is, and how much it is enlarged. */
import { RING } from "./geometry";

const MOST = 6;
const DURATION = 280;

export class Zoom {
  /** Enlargement; 1 shows the whole map. */
  k = $state(1);
  /** The point of the map in the middle of the window. */
  x = $state(0);
  y = $state(0);

  #frame = 0;

  readonly transform = $derived(
    `scale(${round(this.k)}) translate(${round(-this.x)} ${round(-this.y)})`,
  );

  /** Look at a point; at once, or gliding there. */
  to(x: number, y: number, k: number, still = true): void {
    cancelAnimationFrame(this.#frame);
    const goal = kept(x, y, k);
    if (still) {
      this.#set(goal.x, goal.y, goal.k);
      return;
    }
    const from = { x: this.x, y: this.y, k: this.k };
    const start = performance.now();
    const glide = (now: number) => {
      const part = Math.min(1, (now - start) / DURATION);
      const ease = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * ease;
      this.#set(between(from.x, goal.x), between(from.y, goal.y), between(from.k, goal.k));
      if (part < 1) this.#frame = requestAnimationFrame(glide);
    };
    this.#frame = requestAnimationFrame(glide);
  }

  /** Enlarge by a factor, keeping the point under the pointer (in units of the window) in place. */
  by(factor: number, px = 0, py = 0): void {
    const k = limited(this.k * factor);
    const shift = 1 / this.k - 1 / k;
    this.to(this.x + px * shift, this.y + py * shift, k);
  }

  /** Move the window by so many of its units. */
  pan(dx: number, dy: number): void {
    this.to(this.x - dx / this.k, this.y - dy / this.k, this.k);
  }

  reset(still = true): void {
    this.to(0, 0, 1, still);
  }

  #set(x: number, y: number, k: number): void {
    this.x = x;
    this.y = y;
    this.k = k;
  }
}

function limited(k: number): number {
  return Math.min(MOST, Math.max(1, k));
}

/** The map never leaves the window. */
function kept(x: number, y: number, k: number): { x: number; y: number; k: number } {
  const zoom = limited(k);
  const free = (RING + 50) * (1 - 1 / zoom);
  const within = (value: number) => Math.min(free, Math.max(-free, value));
  return { x: within(x), y: within(y), k: zoom };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
