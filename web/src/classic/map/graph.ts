/** Ways across the map, for drawing how a group goes. The engine alone decides what is legal. */
import { BORDERS, LOCATIONS, type Location } from "./geometry";

const links = new Map<string, { to: string; cost: number }[]>();
for (const { sides } of BORDERS) {
  const [a, b] = sides;
  if (a === undefined || b === undefined) continue;
  const cost = LOCATIONS.get(a)!.territory === LOCATIONS.get(b)!.territory ? 0 : 1;
  links.set(a, [...(links.get(a) ?? []), { to: b, cost }]);
  links.set(b, [...(links.get(b) ?? []), { to: a, cost }]);
}

/** The locations that a location touches. */
export function touching(location: string): string[] {
  return (links.get(location) ?? []).map((each) => each.to);
}

/**
 * The shortest way from one location to another that avoids the storm, both ends included; fewest
 * territories first, then fewest sectors. Nothing if there is none.
 */
export function way(from: string, to: string, storm: number, closed: Set<string>): string[] | null {
  const barred = (slug: string) =>
    (storm > 0 && LOCATIONS.get(slug)!.sector === storm) ||
    (closed.has(slug) && slug !== from && slug !== to);
  if (barred(from)) return null;
  const best = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = [from];
  while (open.length > 0) {
    open.sort((a, b) => best.get(b)! - best.get(a)!);
    const here = open.pop()!;
    if (here === to) break;
    for (const { to: next, cost } of links.get(here) ?? []) {
      const total = best.get(here)! + cost + 0.01;
      if (barred(next) || total >= (best.get(next) ?? Infinity)) continue;
      best.set(next, total);
      before.set(next, here);
      open.push(next);
    }
  }
  if (!best.has(to)) return null;
  const steps = [to];
  while (steps[0] !== from) steps.unshift(before.get(steps[0]!)!);
  return steps;
}

const WAYS: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest of some locations in the direction of an arrow key; null where there is none. */
export function towards(key: string, from: string, among: Location[]): string | null {
  const aim = WAYS[key];
  const start = LOCATIONS.get(from)?.forces;
  if (aim === undefined || start === undefined) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { slug, forces } of among) {
    const [dx, dy] = [forces.x - start.x, forces.y - start.y];
    const ahead = dx * aim[0] + dy * aim[1];
    const aside = Math.abs(dx * aim[1]) + Math.abs(dy * aim[0]);
    const far = ahead + 2 * aside;
    if (slug !== from && ahead > 0 && aside <= 1.5 * ahead && far < least) {
      best = slug;
      least = far;
    }
  }
  return best;
}
