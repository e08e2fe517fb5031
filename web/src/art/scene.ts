/**
 * A picture from a line of words: `light ground motif@x*size …`. A motif stands in the middle plane,
 * after `~` far away, after `!` in front; `<` turns it round, `^` lifts it. `dusk dunes ~worm@90*1.2
 * !fremen<@30` is a Fremen in front, looking left, and a worm far off on the right, at dusk.
 */
import { GROUNDS, HIGH, WIDE, type Ground, type GroundName } from "./grounds";
import { LIGHTS, mix, type Light, type LightName } from "./lights";
import { MOTIFS, type Motif } from "./motifs";
import { rolls } from "./rolls";

type Plane = "far" | "mid" | "near";

interface Placed {
  motif: Motif;
  plane: Plane;
  x: number;
  size: number;
  lift: number;
  turned: boolean;
}
export interface Scene {
  light: LightName;
  ground: GroundName;
  placed: Placed[];
}

const PLANES: Record<string, Plane> = { "~": "far", "": "mid", "!": "near" };
const STANDS: Record<Plane, { y: number; size: number }> = {
  far: { y: 54, size: 0.5 },
  mid: { y: 66, size: 0.9 },
  near: { y: 84, size: 1.5 },
};
const SPICE = "#ef8d2c";
const GOLD = "#ecbf55";
const WATER = "#3fa6d2";
const PLACED = /^([~!]?)([a-z]+)(<?)@(-?\d+)(?:\*([\d.]+))?(?:\^(-?\d+))?$/;

export function read(line: string): Scene {
  const [light = "", ground = "", ...rest] = line.split(" ");
  if (!(light in LIGHTS)) throw new Error(`no light "${light}" in "${line}"`);
  if (!(ground in GROUNDS)) throw new Error(`no ground "${ground}" in "${line}"`);
  const placed = rest.map((word) => {
    const found = PLACED.exec(word);
    if (found === null || !(found[2]! in MOTIFS))
      throw new Error(`no motif "${word}" in "${line}"`);
    const [, plane, motif, turned, x, size, lift] = found;
    return {
      motif: motif as Motif,
      plane: PLANES[plane!]!,
      x: Number(x),
      size: Number(size ?? 1),
      lift: Number(lift ?? 0),
      turned: turned === "<",
    };
  });
  return { light: light as LightName, ground: ground as GroundName, placed };
}

/** The layers of a drawing: which tone each has, how wide its line is unless it is filled, its path. */
export const layersOf = (drawing: string) =>
  [...drawing.matchAll(/(\w)(?: ([\d.]+))? (M[^|]*)/g)].map(([, tone, width, d]) => ({
    tone: tone!,
    width,
    d: d!,
  }));

/** A drawing in the tones of its plane; in one colour, its shape. */
export const layers = (drawing: string, tones: Record<string, string> | string): string =>
  layersOf(drawing)
    .map(({ tone, width, d }) => {
      const colour = typeof tones === "string" ? tones : tones[tone]!;
      return width === undefined
        ? `<path fill="${colour}" d="${d}"/>`
        : `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
    })
    .join("");

/** What the tones of motifs are in a light, for something of this colour. */
function tonesOf(light: Light, own: string, plane: Plane): Record<string, string> {
  const haze = (colour: string) => (plane === "far" ? mix(colour, light.low, 0.28) : colour);
  return {
    d: `url(#${plane})`,
    m: haze(mix(own, light.lit, 0.24)),
    l: haze(mix(own, light.lit, 0.56)),
    k: haze(mix(own, "#05060c", 0.42)),
    a: haze(light.accent),
    o: haze(SPICE),
    g: haze(GOLD),
    b: haze(WATER),
    w: haze(mix(light.disc, "#ffffff", 0.25)),
  };
}

/** The colours of things in each plane, before the light falls on them. */
const ownOf = (light: Light): Record<Plane, string> => ({
  far: mix(mix(light.far, light.mid, 0.6), light.low, 0.12),
  mid: mix(light.mid, light.near, 0.6),
  near: light.near,
});

/** What stops the light: the layers that do not glow themselves. */
const solid = (drawing: string) =>
  drawing
    .split("|")
    .filter((layer) => !layer.startsWith("w"))
    .join("|");

/** How far the light reaches round an edge. */
const EDGE: Record<Plane, number> = { far: 0.35, mid: 0.75, near: 1 };
/** What is lifted higher than this throws no shadow that one sees. */
const STANDING = 4;

/**
 * The motifs of a plane. The light from the right touches the edges that turn to it, also of a
 * motif that is turned round: the shape lies lit behind the motif, a little further right. What
 * stands on the ground throws its shadow to the left and towards us.
 */
function placed(scene: Scene, plane: Plane, light: Light): string {
  const { y, size } = STANDS[plane];
  const own = ownOf(light)[plane];
  const tones = tonesOf(light, own, plane);
  const edge = mix(own, light.lit, plane === "far" ? 0.6 : 0.85);
  const dark = mix(light.near, "#05060c", 0.5);
  const reach = EDGE[plane];
  return scene.placed
    .filter((each) => each.plane === plane)
    .map(({ motif, x, size: times, lift, turned }, i) => {
      const drawing: string = MOTIFS[motif];
      const [down, scale] = [y - lift, size * times];
      const across = turned ? -scale : scale;
      const id = `${plane}${i}`;
      const throws = Math.abs(lift) <= STANDING && scene.ground !== "space";
      const shadow = `<use href="#${id}" color="${dark}" opacity=".3" transform="matrix(${across} 0 ${scale * 0.9} ${-scale * 0.2} ${x} ${down})"/>`;
      return (
        `<defs><g id="${id}">${layers(solid(drawing), "currentColor")}</g></defs>` +
        (throws ? shadow : "") +
        `<use href="#${id}" color="${edge}" transform="translate(${x} ${down}) scale(${across} ${scale})"/>` +
        `<g transform="translate(${x - reach} ${down + reach * 0.25}) scale(${across} ${scale})">${layers(drawing, turned ? { ...tones, l: tones.m! } : tones)}</g>`
      );
    })
    .join("");
}

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;

/** The paints that a picture uses: its sky, its haze, the light round its disc, its planes. */
function paints(light: Light, disc: { x: number; y: number; r: number }): string {
  const own = ownOf(light);
  const upright = (id: string, ...stops: string[]) =>
    `<linearGradient id="${id}" x2="0" y2="1">${stops.join("")}</linearGradient>`;
  return (
    upright(
      "s",
      stop(0, light.high),
      stop(0.42, mix(light.high, light.low, 0.5)),
      stop(0.68, light.low),
    ) +
    upright("h", stop(0, light.low, 0), stop(0.55, light.low), stop(1, light.low, 0)) +
    upright("v", stop(0, "#05060c", 0), stop(1, mix(light.near, "#05060c", 0.5))) +
    upright("far", stop(0, own.far), stop(1, mix(own.far, light.low, 0.35))) +
    upright("mid", stop(0, own.mid), stop(0.6, own.mid), stop(1, mix(own.mid, light.far, 0.3))) +
    upright(
      "near",
      stop(0, mix(own.near, light.mid, 0.22)),
      stop(1, mix(own.near, "#05060c", 0.3)),
    ) +
    `<radialGradient id="d" gradientUnits="userSpaceOnUse" cx="${disc.x}" cy="${disc.y}" r="${disc.r * 4.2}">${stop(0, light.disc, 0.6)}${stop(0.3, light.disc, 0.32)}${stop(1, light.disc, 0)}</radialGradient>` +
    `<filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="2.2" numOctaves="1"/><feColorMatrix values="7 0 0 0 -3 7 0 0 0 -3 7 0 0 0 -3 0 1.800 0 0 -.6"/></filter>`
  );
}

/** Places where no sun is seen. */
const INSIDE: GroundName[] = ["hall", "chamber", "desk", "hangar", "visions"];

/** Long clouds low in the sky. */
function clouds(light: Light, wide: number, roll: () => number): string {
  let d = "";
  for (let i = 0; i < 4; i++) {
    const [x, y, half] = [roll() * wide, 10 + roll() * 32, 14 + roll() * 22];
    d += `M${(x - half).toFixed(1)} ${y.toFixed(1)}C${(x - half * 0.4).toFixed(1)} ${(y - 1.6).toFixed(1)} ${(x + half * 0.5).toFixed(1)} ${(y - 1.2).toFixed(1)} ${(x + half).toFixed(1)} ${y.toFixed(1)}C${(x + half * 0.3).toFixed(1)} ${(y + 0.9).toFixed(1)} ${(x - half * 0.5).toFixed(1)} ${(y + 0.8).toFixed(1)} ${(x - half).toFixed(1)} ${y.toFixed(1)}Z`;
  }
  return `<path fill="${mix(light.low, light.disc, 0.5)}" opacity=".28" d="${d}"/>`;
}

/**
 * The picture as the text of an SVG file; `seed` decides how dunes and rocks fall. A wider one has
 * longer dunes, and room for motifs further right. The disc is always on the right, where the light
 * comes from.
 */
export function draw(scene: Scene, seed: string, wide = WIDE): string {
  const light: Light = LIGHTS[scene.light];
  const roll = rolls(seed);
  const ground: Ground = GROUNDS[scene.ground](light, roll);
  const inside = INSIDE.includes(scene.ground);
  const stretched = (drawing = "") =>
    wide === WIDE ? drawing : `<g transform="scale(${(wide / WIDE).toFixed(3)} 1)">${drawing}</g>`;
  const disc = {
    x: Math.round((66 + roll() * 40) * 10 * (wide / WIDE)) / 10,
    y: Math.round((12 + roll() * 22) * 10) / 10,
    r: Math.round((5 + roll() * 7) * 10) / 10,
  };
  const all = `width="${wide}" height="${HIGH}"`;
  const haze = (y: number, high: number, opacity: number) =>
    inside || scene.ground === "space"
      ? ""
      : `<rect y="${y}" width="${wide}" height="${high}" fill="url(#h)" opacity="${opacity}"/>`;
  const sky = inside
    ? ""
    : `<rect ${all} fill="url(#d)"/><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${light.disc}"/>` +
      (scene.ground === "space" ? "" : clouds(light, wide, roll));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HIGH}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${paints(light, disc)}</defs><rect ${all} fill="url(#s)"/>${sky}` +
    stretched(ground.behind) +
    haze(36, 22, 0.45) +
    stretched(ground.far) +
    placed(scene, "far", light) +
    haze(44, 26, 0.4) +
    stretched(ground.mid) +
    placed(scene, "mid", light) +
    stretched(ground.near) +
    placed(scene, "near", light) +
    `<rect y="48" width="${wide}" height="32" fill="url(#v)" opacity=".32"/>` +
    `<rect ${all} filter="url(#g)" opacity=".07"/></svg>`
  );
}
