/** Going from thing to thing by the arrow keys. */

export interface Spot {
  x: number;
  y: number;
}

export const WAYS: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The nearest of some things in the direction of an arrow key; null where there is none. */
export function nearest<T>(key: string, from: T, among: T[], at: (thing: T) => Spot): T | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const start = at(from);
  let best: T | null = null;
  let least = Infinity;
  for (const each of among) {
    const here = at(each);
    const [dx, dy] = [here.x - start.x, here.y - start.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (each === from || ahead <= 1 || aside > 2 * ahead || ahead + 2 * aside >= least) continue;
    best = each;
    least = ahead + 2 * aside;
  }
  return best;
}
