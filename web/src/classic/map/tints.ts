/** Which of four shades of sand each sand territory has: never that of a neighbour. */
import { BORDERS, LOCATIONS, TERRITORIES } from "./geometry";

const near = new Map<string, Set<string>>();
for (const { sides } of BORDERS) {
  const [one, other] = sides.map((side) => LOCATIONS.get(side)!.territory);
  if (one === undefined || other === undefined || one === other) continue;
  near.set(one, (near.get(one) ?? new Set()).add(other));
  near.set(other, (near.get(other) ?? new Set()).add(one));
}

/** The territories next to each territory. */
export const NEIGHBOURS: ReadonlyMap<string, ReadonlySet<string>> = near;

export const tints: Map<string, number> = new Map();

const sand = [...TERRITORIES.values()].filter((each) => each.kind === "sand");
paint(0);

/** Colours the sand from the nth territory on; false where that cannot be done. */
function paint(n: number): boolean {
  const territory = sand[n];
  if (territory === undefined) return true;
  const around = [...(near.get(territory.slug) ?? [])].map((each) => tints.get(each));
  for (const shade of [0, 1, 2, 3].filter((each) => !around.includes(each))) {
    tints.set(territory.slug, shade);
    if (paint(n + 1)) return true;
    tints.delete(territory.slug);
  }
  return false;
}
