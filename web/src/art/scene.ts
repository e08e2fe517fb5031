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

/** The layers of a motif in the tones of its plane. */
export function layers(drawing: string, tones: Record<string, string>): string {
  return drawing
    .split("|")
    .map((layer) => {
      const [, tone, width, d] = /^(\w)(?: ([\d.]+))? (M.*)$/.exec(layer)!;
      const colour = tones[tone!]!;
      return width === undefined
        ? `<path fill="${colour}" d="${d}"/>`
        : `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
    })
    .join("");
}

/** What the tones of motifs are in a light, for something of this colour. */
export function tonesOf(light: Light, own: string, haze = 0): Record<string, string> {
  const far = (colour: string) => mix(colour, light.low, haze);
  return {
    d: own,
    m: far(mix(own, light.lit, 0.28)),
    l: far(mix(own, light.lit, 0.62)),
    k: mix(own, "#05060c", 0.45),
    a: far(light.accent),
    o: far(SPICE),
    g: far(GOLD),
    b: far(WATER),
    w: far(mix(light.disc, "#ffffff", 0.25)),
  };
}

function placed(scene: Scene, plane: Plane, light: Light): string {
  const { y, size } = STANDS[plane];
  const own = {
    far: mix(light.far, light.mid, 0.6),
    mid: mix(light.mid, light.near, 0.6),
    near: light.near,
  }[plane];
  const tones = tonesOf(light, own, plane === "far" ? 0.25 : 0);
  return scene.placed
    .filter((each) => each.plane === plane)
    .map(({ motif, x, size: times, lift, turned }) => {
      const scale = size * times;
      const turn = turned ? `${-scale} ${scale}` : `${scale}`;
      return `<g transform="translate(${x} ${y - lift}) scale(${turn})">${layers(MOTIFS[motif], tones)}</g>`;
    })
    .join("");
}

const GRAIN =
  '<filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 0 0 0 .55 -.12"/></filter>';

/** Places under a roof, where no sun is seen. */
const INSIDE: GroundName[] = ["hall", "chamber", "cave", "desk", "hangar", "visions"];

/**
 * The picture as the text of an SVG file; `seed` decides how dunes and peaks fall. A wider one has
 * longer dunes, and room for motifs further right.
 */
export function draw(scene: Scene, seed: string, wide = WIDE): string {
  const light: Light = LIGHTS[scene.light];
  const roll = rolls(seed);
  const ground: Ground = GROUNDS[scene.ground](light, roll);
  const stretched = (drawing = "") =>
    wide === WIDE ? drawing : `<g transform="scale(${(wide / WIDE).toFixed(3)} 1)">${drawing}</g>`;
  const x = ((18 + roll() * 84) * wide) / WIDE;
  const y = 12 + roll() * 20;
  const r = 5 + roll() * 7;
  const circle = (r: number, more = "") =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${light.disc}"${more}/>`;
  const disc = INSIDE.includes(scene.ground) ? "" : circle(r * 1.9, ' opacity=".18"') + circle(r);
  const all = `width="${wide}" height="${HIGH}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HIGH}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${light.high}"/><stop offset=".72" stop-color="${light.low}"/></linearGradient>${GRAIN}</defs>` +
    `<rect ${all} fill="url(#s)"/>${disc}${stretched(ground.behind)}${stretched(ground.far)}` +
    placed(scene, "far", light) +
    stretched(ground.mid) +
    placed(scene, "mid", light) +
    stretched(ground.near) +
    placed(scene, "near", light) +
    `<rect ${all} filter="url(#g)" opacity=".32"/></svg>`
  );
}
