/** Motion: only for what moved, 200 to 300 ms, and none where it is not wanted. */
import { cubicInOut } from "svelte/easing";
import { crossfade } from "svelte/transition";

export const DURATION = 280;

/** How long a motion takes at this table. */
export function lasting(table: { still: boolean }): number {
  return table.still ? 0 : DURATION;
}

/**
 * How the piece of that key walks at this table. Called where the motion begins: a `{@const}` would
 * be gone by the time a piece leaves.
 */
export function walk(table: { still: boolean }, key: string): { key: string; duration: number } {
  return { key, duration: lasting(table) };
}

/** A piece that leaves one place and arrives at another walks between them. */
export const [leave, arrive] = crossfade({
  duration: (distance) => Math.min(300, 160 + distance / 5),
  easing: cubicInOut,
  fallback: (_, { duration }) => ({
    duration: duration === 0 ? 0 : 200,
    css: (at) => `opacity: ${at}`,
  }),
});
