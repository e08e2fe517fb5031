/** Ways across the map, for drawing how a group goes. The engine alone decides what is legal. */
import { nearest } from "../../lib/arrows";
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

/** The nearest of some locations in the direction of an arrow key; null where there is none. */
export function towards(key: string, from: string, among: Location[]): string | null {
  const start = LOCATIONS.get(from);
  const found = start && nearest(key, start, among, ({ forces }) => forces);
  return found?.slug ?? null;
}
