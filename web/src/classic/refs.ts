/** The names by which things are lit and pointed at: keys of the language files where there are any. */
import type { Ref, Thing } from "../lib/types";
import { LOCATIONS } from "./map/geometry";

export const faction = (slug: string): Ref => `classic-faction-${slug}`;
export const card = (slug: string): Ref => `classic-card-${slug}`;
export const leader = (slug: string): Ref => `classic-leader-${slug}`;
export const territory = (slug: string): Ref => `classic-territory-${slug}`;

/** What kind of component it is. */
export const kind = (thing: Ref) => /^classic-(card|leader)-/.exec(thing)?.[1] ?? "";

/** A thing as choices name it; a territory of one location is that location. */
export function named(thing: Ref): Thing[] {
  const [, place] = /^(?:at|classic-territory)-(.*)$/.exec(thing) ?? [];
  if (place !== undefined) return [{ kind: "location", slug: place }];
  const [, kind, slug] = /^classic-(card|leader|faction)-(.*)$/.exec(thing) ?? [];
  return kind === undefined ? [] : [{ kind, slug: slug! }];
}

/** A part of a battle plan that can be foreseen. */
export const foreseen = (element: string): Ref => `foresee-${element}`;

/** One location; where a territory has only one, that is the territory. */
export function at(slug: string): Ref {
  const location = LOCATIONS.get(slug);
  return location === undefined || location.territory === slug ? territory(slug) : `at-${slug}`;
}

/** The territory of a location, as a thing. */
export function around(slug: string): Ref {
  return territory(LOCATIONS.get(slug)?.territory ?? slug);
}
