/** Where a picture is: what lies behind everything, and the ground of each of its three planes. */
import { mix, type Light } from "./lights";

export const WIDE = 120;
export const HIGH = 80;

export interface Ground {
  /** Drawn on the sky, in front of the disc. */
  behind?: string;
  far: string;
  mid: string;
  near: string;
}

type Roll = () => number;
type Draw = (light: Light, roll: Roll) => Ground;

const fill = (colour: string, d: string, more = "") => `<path fill="${colour}" d="${d}"${more}/>`;
const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
const n = (value: number) => value.toFixed(1);

/** A dune from edge to edge with its lit side. */
function dune(y: number, swing: number, colour: string, lit: string, roll: Roll): string {
  const [a, b, c, d] = [1, 2, 3, 4].map(() => y + (roll() - 0.5) * swing) as [
    number,
    number,
    number,
    number,
  ];
  const peak = 25 + roll() * 70;
  const top = Math.min(a, b, c, d) - swing * 0.35;
  const edge = `M-2 ${n(a)}C${n(peak * 0.4)} ${n(b)} ${n(peak * 0.75)} ${n(top)} ${n(peak)} ${n(top)}`;
  const fall = `C${n(peak + 12)} ${n(top + 1)} ${n(peak + 22)} ${n(c + 2)} 122 ${n(d)}`;
  const face = `M${n(peak)} ${n(top)}${fall}V82H${n(peak + 14)}C${n(peak + 4)} ${n(y + 16)} ${n(peak + 10)} ${n(top + 12)} ${n(peak)} ${n(top)}Z`;
  return fill(colour, `${edge}${fall}V82H-2Z`) + fill(lit, face);
}

const flat = (y: number, colour: string) => fill(colour, `M-2 ${y}H122V82H-2Z`);

function dunes(light: Light, roll: Roll): Ground {
  return {
    far: dune(50, 9, light.far, mix(light.far, light.lit, 0.45), roll),
    mid: dune(61, 10, mix(light.mid, light.far, 0.35), mix(light.mid, light.lit, 0.5), roll),
    near: dune(75, 9, light.mid, mix(light.mid, light.lit, 0.2), roll),
  };
}

function peaks(y: number, height: number, colour: string, lit: string, roll: Roll): string {
  let edge = `M-4 82V${n(y)}`;
  let faces = "";
  for (let x = -4; x < 124;) {
    const wide = 12 + roll() * 16;
    const top = y - height * (0.35 + 0.65 * roll());
    const tip = x + wide * (0.35 + 0.3 * roll());
    edge += `L${n(tip)} ${n(top)}L${n(x + wide)} ${n(y)}`;
    faces += `M${n(tip)} ${n(top)}L${n(x + wide)} ${n(y)}H${n(tip + wide * 0.14)}L${n(tip - 1)} ${n(top + height * 0.3)}Z`;
    x += wide;
  }
  return fill(colour, `${edge}V82Z`) + fill(lit, faces);
}

export const GROUNDS = {
  dunes,
  rocks: (light, roll) => ({
    ...dunes(light, roll),
    far:
      peaks(52, 20, light.far, mix(light.far, light.lit, 0.4), roll) +
      flat(52, mix(light.far, light.mid, 0.3)),
  }),
  basin: (light, roll) => ({
    behind: peaks(46, 9, mix(light.far, light.low, 0.55), mix(light.far, light.low, 0.75), roll),
    far: flat(46, mix(light.far, light.low, 0.3)),
    mid: dune(62, 5, mix(light.mid, light.far, 0.5), mix(light.mid, light.lit, 0.4), roll),
    near: dune(76, 6, light.mid, mix(light.mid, light.lit, 0.2), roll),
  }),
  canyon: (light, roll) => {
    const wall = (at: number) =>
      `M${at} -2L${n(at + 16 + roll() * 6)} 18L${n(at + 10)} 40L${n(at + 20)} 82H-4V-2Z`;
    const flip = ' transform="translate(120) scale(-1 1)"';
    return {
      far:
        fill(light.far, wall(24)) +
        fill(mix(light.far, light.lit, 0.5), wall(26), flip) +
        flat(54, mix(light.far, light.mid, 0.4)),
      mid:
        fill(light.mid, wall(10)) +
        fill(mix(light.mid, light.lit, 0.35), wall(11), flip) +
        flat(66, mix(light.mid, light.near, 0.25)),
      near: fill(light.near, wall(-6)) + fill(mix(light.near, light.lit, 0.2), wall(-5), flip),
    };
  },
  town: (light, roll) => {
    const row = (y: number, tall: number) => {
      let d = `M-2 82V${y}`;
      for (let x = -2; x < 122;) {
        const wide = 5 + roll() * 9;
        d += `V${n(y - roll() * tall)}h${n(wide)}`;
        x += wide;
      }
      return `${d}V82Z`;
    };
    return {
      behind: fill(mix(light.far, light.low, 0.5), row(46, 20)),
      far: fill(light.far, row(52, 14)),
      mid: flat(62, mix(light.mid, light.far, 0.25)),
      near: flat(76, mix(light.near, light.mid, 0.4)),
    };
  },
  hall: (light, roll) => {
    const shift = roll() * 6;
    const pillar = (x: number, wide: number, colour: string) =>
      fill(colour, `M${n(x)}-2H${n(x + wide)}V60H${n(x)}Z`) +
      fill(
        mix(colour, light.lit, 0.4),
        `M${n(x + wide * 0.65)}-2H${n(x + wide)}V60H${n(x + wide * 0.65)}Z`,
      );
    return {
      behind:
        fill(
          mix(light.low, light.disc, 0.35),
          `M${n(44 + shift)} 58V20C${n(44 + shift)} 4 ${n(74 + shift)} 4 ${n(74 + shift)} 20V58Z`,
        ) + [8, 28, 84, 104].map((x) => pillar(x + shift * 0.5, 6, light.far)).join(""),
      far:
        flat(56, mix(light.far, light.mid, 0.5)) +
        fill(
          mix(light.far, light.disc, 0.35),
          `M${n(46 + shift)} 56H${n(72 + shift)}L${n(92 + shift)} 82H${n(24 + shift)}Z`,
          ' opacity=".55"',
        ),
      mid: pillar(-4, 9, light.mid) + pillar(115, 9, light.mid),
      near: "",
    };
  },
  chamber: (light) => ({
    behind:
      fill(light.disc, "M60 4C96 4 112 26 112 44H8C8 26 24 4 60 4Z", ' opacity=".18"') +
      fill(light.disc, "M60 14C84 14 96 30 96 44H24C24 30 36 14 60 14Z", ' opacity=".22"'),
    far: flat(54, mix(light.far, light.mid, 0.4)),
    mid: flat(64, light.mid) + line(mix(light.mid, light.lit, 0.5), 0.7, "M-2 64H122"),
    near: "",
  }),
  cave: (light, roll) => {
    const teeth = (y: number, deep: number) => {
      let d = "M-2-2";
      for (let x = 0; x < 126; x += 7 + roll() * 8)
        d += `L${n(x)} ${n(y + roll() * deep)}L${n(x + 4)} ${n(y * 0.6)}`;
      return `${d}L122-2Z`;
    };
    return {
      behind: fill(light.disc, "M60 12C82 12 90 34 88 60H34C32 34 40 12 60 12Z", ' opacity=".3"'),
      far:
        fill(light.far, "M-2-2H34C22 20 26 44 20 56H-2ZM122-2H86C98 20 94 44 100 56H122Z") +
        flat(54, light.far),
      mid:
        fill(light.mid, "M-2-2H18C10 22 16 46 6 82H-2ZM122-2H104C112 22 106 46 114 82H122Z") +
        flat(64, mix(light.mid, light.far, 0.3)),
      near:
        fill(light.near, teeth(5, 9)) +
        dune(78, 5, light.near, mix(light.near, light.lit, 0.15), roll),
    };
  },
  space: (light, roll) => {
    let stars = "";
    for (let i = 0; i < 46; i++)
      stars += `M${n(roll() * 120)} ${n(roll() * 80)}h${n(0.3 + roll() * 0.7)}v.7h-.7Z`;
    const x = 20 + roll() * 80;
    return {
      behind:
        fill(light.disc, stars, ' opacity=".8"') +
        `<circle cx="${n(x)}" cy="112" r="62" fill="${light.mid}"/>` +
        fill(
          mix(light.accent, light.mid, 0.35),
          `M${n(x)} 50A62 62 0 0 1 ${n(x + 60)} 96A70 70 0 0 0 ${n(x)} 50Z`,
        ),
      far: "",
      mid: "",
      near: "",
    };
  },
  hangar: (light) => ({
    behind:
      fill(light.disc, "M30 50V14H90V50Z", ' opacity=".35"') +
      line(light.far, 2.4, "M-2 14H122M10-2V56M110-2V56M30-2V52M90-2V52") +
      line(mix(light.far, light.lit, 0.4), 0.8, "M-2 13H122M11-2V56M111-2V56"),
    far: flat(52, mix(light.far, light.mid, 0.35)),
    mid: flat(64, light.mid) + line(light.accent, 0.8, "M-2 66L30 66M40 66H80M90 66H122"),
    near: flat(78, light.near),
  }),
  desk: (light) => ({
    behind:
      fill(light.disc, "M76 4H112V44H76Z", ' opacity=".35"') +
      line(light.far, 1.6, "M76 4H112V44H76ZM94 4V44M76 22H112"),
    far: fill(mix(light.far, light.high, 0.4), "M-2 46H122V58H-2Z"),
    mid: flat(56, light.mid) + fill(mix(light.mid, light.lit, 0.35), "M-2 56H122V58H-2Z"),
    near: "",
  }),
  water: (light, roll) => ({
    behind: peaks(44, 12, mix(light.far, light.low, 0.35), mix(light.far, light.lit, 0.4), roll),
    far:
      flat(44, mix(light.low, light.far, 0.5)) +
      line(light.lit, 0.7, "M20 49H44M60 47H96M8 55H30M72 54H110"),
    mid: line(
      mix(light.lit, light.disc, 0.5),
      0.8,
      "M-2 62H26M40 60H74M88 64H122M20 70H60M76 73H104",
    ),
    near: "",
  }),
  battle: (light, roll) => ({
    behind:
      fill(
        light.accent,
        "M10 46C16 30 30 26 34 36 42 22 58 26 58 38 70 24 88 30 92 40 102 36 112 40 114 46Z",
        ' opacity=".45"',
      ) +
      fill(
        light.near,
        "M70 44C66 28 76 22 72 8 84 18 80 30 86 44ZM24 44C22 34 28 28 26 18 34 26 32 36 36 44Z",
        ' opacity=".55"',
      ),
    far: peaks(52, 7, light.far, mix(light.far, light.lit, 0.4), roll),
    mid: dune(62, 6, light.mid, mix(light.mid, light.lit, 0.35), roll),
    near: dune(77, 6, light.near, mix(light.near, light.lit, 0.2), roll),
  }),
  visions: (light) => ({
    behind: [46, 36, 27, 19, 12]
      .map(
        (r, i) =>
          `<circle cx="60" cy="38" r="${r}" fill="${mix(light.high, light.disc, 0.1 + i * 0.13)}"/>`,
      )
      .join(""),
    far: "",
    mid: "",
    near: fill(light.near, "M-2 72C30 64 90 64 122 72V82H-2Z"),
  }),
  ice: (light, roll) => ({
    behind: peaks(48, 26, mix(light.low, "#ffffff", 0.45), mix(light.low, "#ffffff", 0.8), roll),
    far: flat(50, mix(light.low, "#ffffff", 0.6)),
    mid: dune(62, 6, mix(light.low, "#ffffff", 0.45), "#ffffff", roll),
    near: dune(76, 6, mix(light.mid, "#ffffff", 0.4), mix(light.mid, "#ffffff", 0.7), roll),
  }),
  crags: (light, roll) => ({
    behind: peaks(48, 30, mix(light.far, light.low, 0.5), mix(light.far, light.lit, 0.35), roll),
    far: peaks(58, 24, light.far, mix(light.far, light.lit, 0.4), roll),
    mid: peaks(72, 16, light.mid, mix(light.mid, light.lit, 0.35), roll),
    near: peaks(86, 14, light.near, mix(light.near, light.lit, 0.2), roll),
  }),
} as const satisfies Record<string, Draw>;

export type GroundName = keyof typeof GROUNDS;
