/**
 * The drawn map: outlines, and where things stand, from `map.json`, which `scripts/classic_map`
 * makes of the layout data. The map is a disc of radius 1000 around 0, 0; y grows downwards.
 */
import data from "../../../../src/kanly/drawing/classic/map.json";

export const RADIUS = 1000;
/** The outer edge of the ring of sectors. */
export const RING = 1052;
export const SECTORS = 18;

export type Kind = "sand" | "rock" | "stronghold" | "polar";
type Look = Kind | "rim" | "sector";

export interface Spot {
  x: number;
  y: number;
  room: number;
}

/** A box for a name: its middle, its height, how many times as wide it is, and its turn in degrees. */
export interface Box {
  x: number;
  y: number;
  height: number;
  aspect: number;
  turn: number;
  /** Whether it keeps clear of what stands on the map. */
  free: boolean;
}

export interface Territory {
  slug: string;
  kind: Kind;
  sectors: number[];
  locations: string[];
  path: string;
  boxes: Box[];
  /** The middle of its roomiest location. */
  middle: Spot;
}

export interface Location {
  slug: string;
  territory: string;
  /** 0 for the Polar Sink. */
  sector: number;
  path: string;
  forces: Spot;
  spice: Spot | null;
}

export interface Border {
  look: Look;
  sides: string[];
  path: string;
}

interface RawBorder {
  look: string;
  sides: string[];
  points: number[];
}

const raw: RawBorder[] = data.borders;

export const LOCATIONS: Map<string, Location> = new Map();
export const TERRITORIES: Map<string, Territory> = new Map();
export const BORDERS: Border[] = raw.map((border, n) => ({
  look: border.look as Look,
  sides: border.sides,
  path: trace([[n]], false),
}));

for (const [slug, it] of Object.entries(data.territories)) {
  const sectors: number[] = it.sectors;
  const locations = sectors.length > 1 ? sectors.map((sector) => `${slug}-${sector}`) : [slug];
  locations.forEach((name, i) => {
    const sector = sectors[i] ?? 0;
    const place = data.locations[name as keyof typeof data.locations];
    LOCATIONS.set(name, {
      slug: name,
      territory: slug,
      sector,
      path: trace(place.rings, true),
      forces: spot(place.forces),
      spice: "spice" in place ? spot(place.spice) : null,
    });
  });
  const spots = locations.map((name) => LOCATIONS.get(name)!.forces);
  TERRITORIES.set(slug, {
    slug,
    kind: it.kind as Kind,
    sectors,
    locations,
    path: trace(it.rings, true),
    boxes: [...boxes(it.free, true), ...boxes(it.anywhere, false)],
    middle: spots.reduce((best, each) => (each.room > best.room ? each : best)),
  });
}

/** The territory that a location, or a territory itself, belongs to. */
export function territoryOf(slug: string): Territory | undefined {
  return TERRITORIES.get(LOCATIONS.get(slug)?.territory ?? slug);
}

/** The angle of a sector's middle, in degrees, counter-clockwise from the east. */
export function sectorAngle(sector: number): number {
  return 270 + 20 * (sector - 1);
}

/** A point by angle and distance from the centre. */
export function polar(angle: number, radius: number): [x: number, y: number] {
  const a = (angle * Math.PI) / 180;
  return [round(radius * Math.cos(a)), round(-radius * Math.sin(a))];
}

/** A piece of a ring between two angles and two radii. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, inner), polar(from, outer), polar(to, outer), polar(to, inner)];
  return `M${a}L${b}A${outer} ${outer} 0 0 0 ${c}L${d}A${inner} ${inner} 0 0 1 ${a}Z`;
}

/** A line of points as a path. */
export function line(points: number[], close = false): string {
  let path = "";
  for (let i = 0; i < points.length; i += 2) {
    path += `${i ? "L" : "M"}${points[i]} ${points[i + 1]}`;
  }
  return close ? `${path}Z` : path;
}

/** A smooth line through points. */
export function curve(points: number[]): string {
  return `M${points[0]} ${points[1]}${bends(points)}`;
}

function boxes(all: number[][], free: boolean): Box[] {
  return all.map(([x, y, height, turn], i) => ({
    x: x!,
    y: y!,
    height: height!,
    turn: turn!,
    aspect: data.aspects[i]!,
    free,
  }));
}

function spot(it: number[]): Spot {
  return { x: it[0]!, y: it[1]!, room: it[2]! };
}

/** Rings of borders as a path; `~n` is border n backwards. */
function trace(rings: number[][], close: boolean): string {
  return rings.map((ring) => ring.map(step).join("") + (close ? "Z" : "")).join("");
}

function step(n: number, place: number): string {
  const border = raw[n < 0 ? ~n : n]!;
  const points = n < 0 ? backwards(border.points) : border.points;
  const start = place === 0 ? `M${points[0]} ${points[1]}` : "";
  return start + drawn(border.look as Look, points);
}

/** Rock has edges, sand has curves, sector lines are straight, the rim is round. */
function drawn(look: Look, points: number[]): string {
  const [x, y] = points.slice(-2) as [number, number];
  if (look === "rim") {
    const turns = points[0]! * y - points[1]! * x > 0 ? 1 : 0;
    return `A${RADIUS} ${RADIUS} 0 0 ${turns} ${x} ${y}`;
  }
  if (look === "rock" || look === "sector") return line(points).replace(/^M[^L]*/, "");
  return bends(points);
}

/** Catmull-Rom through the points, as Bézier curves. */
function bends(points: number[]): string {
  const last = points.length / 2 - 1;
  const at = (i: number, axis: number) => points[2 * Math.min(last, Math.max(0, i)) + axis]!;
  const leave = (i: number, axis: number) =>
    round(at(i, axis) + (at(i + 1, axis) - at(i - 1, axis)) / 6);
  const reach = (i: number, axis: number) =>
    round(at(i + 1, axis) - (at(i + 2, axis) - at(i, axis)) / 6);
  let path = "";
  for (let i = 0; i < last; i++) {
    path += `C${leave(i, 0)} ${leave(i, 1)} ${reach(i, 0)} ${reach(i, 1)} `;
    path += `${at(i + 1, 0)} ${at(i + 1, 1)}`;
  }
  return path;
}

function backwards(points: number[]): number[] {
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i]!, points[i + 1]!);
  return turned;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
