/**
 * Where a picture is: what lies behind everything, and the ground of each of its three planes. The
 * light comes from the right, so right sides are lit.
 */
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

const n = (value: number) => value.toFixed(1);
const fill = (colour: string, d: string, opacity = 1) =>
  `<path fill="${colour}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
const line = (colour: string, width: number, d: string, opacity = 1) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
const flat = (y: number, colour: string) => fill(colour, `M-2 ${n(y)}H122V82H-2Z`);
const darker = (colour: string, share = 0.35) => mix(colour, "#0a0812", share);

/**
 * A dune from edge to edge. Its crest winds down to the front: the wind's side lies in the light,
 * the side that slips lies in shadow, and ripples run along it.
 */
function dune(y: number, rise: number, shade: string, lit: string, roll: Roll): string {
  const x = 22 + roll() * 66;
  const top = y - rise * (0.8 + 0.4 * roll());
  const left = y + rise * (roll() - 0.2);
  const right = y + rise * (roll() * 0.7 - 0.1);
  const bend = 8 + roll() * 8;
  const up = `M-2 ${n(left)}C${n(x * 0.45)} ${n(left + 1)} ${n(x * 0.72)} ${n(top + rise * 0.35)} ${n(x)} ${n(top)}`;
  const down = `C${n(x + 16)} ${n(top + rise * 0.2)} ${n(x + 30)} ${n(right - 1)} 122 ${n(right)}`;
  /** The winding edge between light and shadow, from the top down; further left by `dx`. */
  const crest = (dx: number) =>
    `C${n(x - bend * 0.2 + dx * 0.4)} ${n(top + rise * 0.6)} ${n(x + bend * 0.7 + dx)} ${n(top + rise * 1.2)} ${n(x + bend * 0.2 + dx)} ${n(top + rise * 2)}` +
    `S${n(x - bend * 1.6 + dx)} ${n(top + rise * 3.4)} ${n(x - bend * 0.4 + dx * 1.4)} ${n(top + rise * 5)}V84`;
  const ripple = (at: number) =>
    `M${n(x + bend * 0.9 + at * 3)} ${n(y + rise * 0.35 + at * 3.4)}C${n(x + 24)} ${n(y + at * 3.2)} ${n(x + 40)} ${n(right + at * 4)} 122 ${n(right + 1 + at * 4.2)}`;
  return (
    fill(shade, `${up}${down}V82H-2Z`) +
    fill(darker(shade, 0.14), `M${n(x)} ${n(top)}${crest(-11)}H124L${n(x)} ${n(top)}Z`, 0.7) +
    fill(
      lit,
      `M${n(x)} ${n(top)}${crest(0)}H124V${n(right)}H122C${n(x + 30)} ${n(right - 1)} ${n(x + 16)} ${n(top + rise * 0.2)} ${n(x)} ${n(top)}Z`,
    ) +
    line(darker(lit, 0.3), 0.35, [1, 2, 3].map(ripple).join(""), 0.35)
  );
}

const dunes = (light: Light, roll: Roll): Ground => ({
  behind: dune(46, 5, mix(light.far, light.low, 0.62), mix(light.far, light.lit, 0.7), roll),
  far: dune(50, 7, light.far, mix(light.far, light.lit, 0.55), roll),
  mid: dune(61, 8, mix(light.mid, light.far, 0.3), mix(light.mid, light.lit, 0.55), roll),
  near: dune(75, 7, mix(light.mid, light.near, 0.45), mix(light.mid, light.lit, 0.25), roll),
});

/** A rock of layers with a lit right side; `blunt` is how much of its width is its top. */
function rock(
  x: number,
  base: number,
  wide: number,
  high: number,
  blunt: number,
  dark: string,
  lit: string,
  roll: Roll,
): string {
  const side = (wide * (1 - blunt)) / 2;
  const l = x + side * (0.7 + roll() * 0.5);
  const r = x + wide - side * (0.7 + roll() * 0.5);
  const y = (share: number) => base - high * share;
  const tops = [0.9 + roll() * 0.08, 1, 0.86 + roll() * 0.1];
  const m = l + (r - l) * (0.35 + roll() * 0.25);
  const shoulder = 0.34 + roll() * 0.16;
  const rim = `${n(r)} ${n(y(tops[2]!))}L${n(r + side * 0.22)} ${n(y(0.66))}L${n(r + side * 0.34)} ${n(y(shoulder))}L${n(r + side * 0.58)} ${n(y(shoulder - 0.05))}L${n(x + wide)} ${n(base)}`;
  const flute = (from: number, to: number) =>
    `M${n(m + (r - m) * from)} ${n(y(0.94))}L${n(m + (r - m) * to)} ${n(y(0.9))}L${n(m + (r - m) * to + wide * 0.05)} ${n(y(shoulder))}L${n(m + (r - m) * (from + to) * 0.5)} ${n(y(shoulder - 0.12))}Z`;
  return (
    fill(
      dark,
      `M${n(x)} ${n(base)}L${n(x + side * 0.42)} ${n(y(shoulder - 0.06))}L${n(x + side * 0.62)} ${n(y(shoulder))}L${n(l)} ${n(y(tops[0]!))}L${n(l + (m - l) * 0.6)} ${n(y(tops[0]! + 0.03))}L${n(m)} ${n(y(1))}L${rim}V82H${n(x)}Z`,
    ) +
    fill(
      lit,
      `M${n(m)} ${n(y(1))}L${rim}H${n(m + wide * 0.16)}L${n(m + wide * 0.05)} ${n(y(shoulder - 0.14))}L${n(m + wide * 0.07)} ${n(y(shoulder + 0.1))}L${n(m - wide * 0.01)} ${n(y(0.7))}Z`,
    ) +
    fill(mix(dark, lit, 0.42), flute(0.28, 0.46) + flute(0.68, 0.84)) +
    fill(
      mix(dark, lit, 0.25),
      `M${n(l)} ${n(y(tops[0]!))}L${n(l + (m - l) * 0.6)} ${n(y(tops[0]! + 0.03))}L${n(l + (m - l) * 0.5)} ${n(y(0.62))}L${n(l + (m - l) * 0.2)} ${n(y(shoulder))}Z`,
    ) +
    line(
      darker(dark, 0.3),
      0.4,
      `M${n(l - side * 0.15)} ${n(y(0.68))}L${n(r + side * 0.15)} ${n(y(0.7))}M${n(l - side * 0.25)} ${n(y(0.56))}L${n(r + side * 0.22)} ${n(y(0.55))}`,
      0.4,
    )
  );
}

/** Rocks side by side. */
function range(
  base: number,
  high: number,
  wide: number,
  blunt: number,
  dark: string,
  lit: string,
  roll: Roll,
): string {
  let found = "";
  for (let x = -10 - roll() * wide * 0.5; x < 122; x += wide * (0.45 + roll() * 0.5)) {
    const size = 0.55 + 0.45 * roll();
    found += rock(
      x,
      base,
      wide * (0.7 + 0.5 * roll()),
      high * size,
      blunt * (0.7 + 0.5 * roll()),
      dark,
      lit,
      roll,
    );
  }
  return found;
}

/** A wall of a gorge at the left edge, to be turned round for the right one. */
function gorge(at: number, shade: string, lit: string, roll: Roll): string {
  const ledges = [-3, 11, 24, 38, 52, 66, 83].map((y, i) => ({
    y: y + roll() * 4,
    x: at + 5 - i * 1.6 + (i === 5 ? 3 : 0) + roll() * 5,
  }));
  let edge = "";
  let faces = "";
  let steps = "";
  ledges.slice(1).forEach(({ x, y }, i) => {
    const above = ledges[i]!;
    const foot = above.x - 1.5;
    edge += `L${n(foot)} ${n(y - 1.5)}L${n(x)} ${n(y)}`;
    faces += `M${n(above.x)} ${n(above.y)}L${n(foot)} ${n(y - 1.5)}L${n(foot - 5)} ${n(y)}L${n(above.x - 7)} ${n(above.y + 3)}Z`;
    steps += `M-4 ${n(y + 2)}L${n(x - 2)} ${n(y)}`;
  });
  const { x, y } = ledges[0]!;
  return (
    fill(shade, `M-4-4L${n(x)} ${n(y)}${edge}V84H-4Z`) +
    fill(lit, faces) +
    line(darker(shade), 0.5, steps, 0.4)
  );
}

const turned = (drawing: string) => `<g transform="translate(120) scale(-1 1)">${drawing}</g>`;

/** Houses with flat roofs, domes and towers that catch the wind. */
function houses(
  y: number,
  tall: number,
  dark: string,
  lit: string,
  window: string,
  roll: Roll,
): string {
  let walls = "";
  let bright = "";
  let lamps = "";
  for (let x = -6; x < 122;) {
    const wide = 7 + roll() * 9;
    const top = y - tall * (0.25 + 0.75 * roll());
    const kind = roll();
    walls += `M${n(x)} 82V${n(top + 1)}L${n(x + 0.8)} ${n(top)}H${n(x + wide - 0.8)}L${n(x + wide)} ${n(top + 1)}V82Z`;
    bright += `M${n(x + wide * 0.72)} ${n(top)}H${n(x + wide - 0.8)}L${n(x + wide)} ${n(top + 1)}V82H${n(x + wide * 0.72)}Z`;
    if (kind < 0.3) {
      const r = wide * 0.34;
      const c = x + wide * 0.45;
      walls += `M${n(c - r)} ${n(top)}C${n(c - r)} ${n(top - r * 1.3)} ${n(c + r)} ${n(top - r * 1.3)} ${n(c + r)} ${n(top)}Z`;
      bright += `M${n(c + r * 0.25)} ${n(top - r * 0.94)}C${n(c + r * 0.9)} ${n(top - r * 0.7)} ${n(c + r)} ${n(top - r * 0.3)} ${n(c + r)} ${n(top)}H${n(c + r * 0.35)}Z`;
    } else if (kind < 0.55) {
      const t = top - tall * (0.3 + 0.3 * roll());
      walls += `M${n(x + 1.5)} ${n(top)}L${n(x + 2)} ${n(t)}L${n(x + 5)} ${n(t - 1.4)}V${n(top)}Z`;
      bright += `M${n(x + 4)} ${n(t - 1)}L${n(x + 5)} ${n(t - 1.4)}V${n(top)}H${n(x + 4)}Z`;
    }
    if (roll() < 0.55) lamps += `M${n(x + wide * 0.3)} ${n(top + 3)}h1.1v1.9h-1.1Z`;
    if (roll() < 0.4) lamps += `M${n(x + wide * 0.5)} ${n(top + 7)}h1.1v1.9h-1.1Z`;
    x += wide * (0.8 + roll() * 0.35);
  }
  return fill(dark, walls) + fill(lit, bright) + fill(window, lamps, 0.85);
}

/** A pillar with a base, a head and a lit right side. */
function pillar(x: number, wide: number, foot: number, colour: string, lit: string): string {
  const w = (share: number) => n(x + wide * share);
  return (
    fill(
      colour,
      `M${w(0.06)}-2H${w(0.94)}L${w(0.88)} ${n(foot - 4)}H${w(1.04)}V${n(foot)}H${w(-0.04)}V${n(foot - 4)}H${w(0.12)}Z`,
    ) +
    fill(
      lit,
      `M${w(0.74)}-2H${w(0.94)}L${w(0.88)} ${n(foot - 4)}H${w(1.04)}V${n(foot)}H${w(0.8)}V${n(foot - 4)}H${w(0.7)}Z`,
    ) +
    fill(mix(colour, lit, 0.35), `M${w(0.46)}-2H${w(0.58)}L${w(0.56)} ${n(foot - 4)}H${w(0.47)}Z`)
  );
}

/** A column of smoke that leans with the wind, wider the higher it is. */
function smoke(x: number, y: number, size: number, roll: Roll): string {
  const at = (up: number) => x - size * up * up * 0.35;
  let left = `M${n(x + size * 0.3)} ${n(y)}`;
  let right = "";
  for (let i = 1; i <= 6; i++) {
    const half = size * (0.3 + i * 0.22);
    const bulge = size * (0.5 + roll() * 0.5);
    const [low, top] = [y - (i - 1) * size * 1.7, y - i * size * 1.7];
    left += `C${n(at(i) - half - bulge)} ${n(low)} ${n(at(i) - half - bulge)} ${n(top)} ${n(at(i) - half)} ${n(top)}`;
    right = `C${n(at(i) + half + bulge * 0.7)} ${n(top)} ${n(at(i) + half + bulge * 0.7)} ${n(low)} ${n(at(i - 1) + half - size * 0.2)} ${n(low)}${right}`;
  }
  return `${left}L${n(at(6) + size * 1.6)} ${n(y - size * 10.2)}${right}Z`;
}

export const GROUNDS = {
  dunes,
  rocks: (light, roll) => ({
    ...dunes(light, roll),
    behind: range(
      50,
      15,
      26,
      0.5,
      mix(light.far, light.low, 0.6),
      mix(light.far, light.low, 0.85),
      roll,
    ),
    far:
      range(54, 19, 24, 0.42, light.far, mix(light.far, light.lit, 0.55), roll) +
      flat(54, mix(light.far, light.mid, 0.25)),
  }),
  basin: (light, roll) => ({
    behind:
      range(
        47,
        9,
        34,
        0.75,
        mix(light.far, light.low, 0.6),
        mix(light.far, light.low, 0.88),
        roll,
      ) +
      range(48, 4, 20, 0.6, mix(light.far, light.low, 0.4), mix(light.far, light.lit, 0.6), roll),
    far:
      flat(47, mix(light.far, light.low, 0.25)) +
      line(
        mix(light.far, light.lit, 0.7),
        0.5,
        "M-2 49.500H40M52 50.500H122M-2 53H70M84 54H122",
        0.55,
      ),
    mid: dune(62, 4, mix(light.mid, light.far, 0.45), mix(light.mid, light.lit, 0.5), roll),
    near: dune(76, 5, mix(light.mid, light.near, 0.4), mix(light.mid, light.lit, 0.22), roll),
  }),
  canyon: (light, roll) => {
    const walls = (at: number, colour: string, share: number) =>
      gorge(at, colour, mix(colour, light.lit, share), roll) +
      turned(
        gorge(
          at + 1,
          mix(colour, light.lit, share * 0.55),
          mix(colour, light.lit, share * 1.5),
          roll,
        ),
      );
    return {
      behind: range(
        56,
        26,
        22,
        0.4,
        mix(light.far, light.low, 0.6),
        mix(light.far, light.low, 0.85),
        roll,
      ),
      far: walls(28, light.far, 0.28) + flat(55, mix(light.far, light.mid, 0.35)),
      mid:
        walls(14, light.mid, 0.2) +
        dune(64, 3, mix(light.mid, light.near, 0.15), mix(light.mid, light.lit, 0.35), roll),
      near: walls(-1, light.near, 0.1),
    };
  },
  town: (light, roll) => ({
    behind: houses(
      46,
      24,
      mix(light.far, light.low, 0.62),
      mix(light.far, light.low, 0.85),
      light.disc,
      roll,
    ),
    far: houses(53, 16, light.far, mix(light.far, light.lit, 0.5), light.disc, roll),
    mid:
      flat(61, mix(light.mid, light.far, 0.35)) +
      fill(mix(light.mid, light.lit, 0.5), "M-2 61H122V62.200H-2Z") +
      line(
        darker(light.mid),
        0.4,
        "M-2 68H122M-2 73H122M18 62L2 82M44 62L36 82M70 62V82M96 62L106 82",
        0.25,
      ),
    near: "",
  }),
  hall: (light, roll) => {
    const shift = roll() * 8 - 4;
    const glow = mix(light.low, light.disc, 0.6);
    const arch = (x: number, half: number, top: number) =>
      `M${n(x - half)} 56V${n(top + half)}C${n(x - half)} ${n(top)} ${n(x + half)} ${n(top)} ${n(x + half)} ${n(top + half)}V56Z`;
    const middle = 62 + shift;
    return {
      behind:
        flat(-2, mix(light.high, light.far, 0.45)) +
        fill(darker(light.far, 0.2), arch(middle, 17, 4)) +
        fill(glow, arch(middle, 14, 8)) +
        fill(mix(glow, light.far, 0.45), roofs(middle, roll)) +
        line(
          mix(light.far, light.mid, 0.5),
          1,
          `M${n(middle)} 10V56M${n(middle - 14)} 30H${n(middle + 14)}`,
        ),
      far:
        [22, 92]
          .map((x, i) => pillar(x, 7, 58, light.far, mix(light.far, light.lit, i ? 0.3 : 0.6)))
          .join("") +
        flat(56, mix(light.far, light.mid, 0.55)) +
        fill(
          glow,
          `M${n(middle - 14)} 56H${n(middle + 14)}L${n(middle - 4)} 82H${n(middle - 56)}Z`,
          0.4,
        ) +
        line(
          darker(light.mid),
          0.4,
          "M-2 60H122M-2 66H122M-2 74H122M40 56L14 82M52 56L42 82M74 56L82 82M86 56L110 82",
          0.3,
        ),
      mid:
        pillar(2, 11, 70, light.mid, mix(light.mid, light.lit, 0.5)) +
        pillar(108, 11, 70, light.mid, mix(light.mid, light.lit, 0.2)),
      near: fill(light.disc, "M122-2V20L40 82H-2L104-2Z", 0.06),
    };
  },
  chamber: (light, roll) => {
    const x = 56 + roll() * 8;
    const rib = (dx: number) => `M${n(x)}-6C${n(x + dx * 0.5)}-2 ${n(x + dx)} 16 ${n(x + dx)} 54`;
    const wall = mix(light.high, light.far, 0.5);
    const niche = (at: number) =>
      `M${n(at - 5)} 54V34C${n(at - 5)} 26 ${n(at + 5)} 26 ${n(at + 5)} 34V54Z`;
    return {
      behind:
        flat(-2, wall) +
        fill(
          mix(wall, light.lit, 0.22),
          `M${n(x)}-6C${n(x + 22)}-2 ${n(x + 44)} 16 ${n(x + 44)} 54H122V-6Z`,
        ) +
        fill(darker(wall, 0.3), [-54, -32, 32, 54].map((dx) => niche(x + dx)).join("")) +
        fill(mix(light.low, light.disc, 0.4), niche(x - 11) + niche(x + 11), 0.85) +
        line(mix(wall, light.lit, 0.3), 1.2, [-66, -43, -22, 0, 22, 43, 66].map(rib).join("")) +
        line(darker(wall), 0.5, [-67, -44, -23, -1, 21, 42, 65].map(rib).join(""), 0.5),
      far:
        flat(54, mix(light.far, light.mid, 0.5)) +
        fill(
          mix(light.far, light.lit, 0.35),
          `M${n(x - 46)} 60A46 6 0 1 1 ${n(x + 46)} 60A46 6 0 1 1 ${n(x - 46)} 60Z`,
          0.7,
        ),
      mid:
        fill(darker(light.mid, 0.15), `M${n(x - 58)} 66V69A58 8 0 0 0 ${n(x + 58)} 69V66Z`) +
        fill(
          mix(light.mid, light.lit, 0.3),
          `M${n(x - 58)} 66A58 8 0 1 1 ${n(x + 58)} 66A58 8 0 1 1 ${n(x - 58)} 66Z`,
        ) +
        fill(light.disc, `M${n(x + 16)}-2H${n(x + 36)}L${n(x + 8)} 72H${n(x - 48)}Z`, 0.13),
      near: "",
    };
  },
  cave: (light, roll) => {
    const mouth = (left: number, top: number, right: number) => {
      const jag = () => (roll() - 0.5) * 5;
      return (
        `M-4-4V84H${n(left - 4)}L${n(left + 3 + jag())} 66L${n(left - 3)} ${n(54 + jag())}L${n(left + 4)} ${n(38 + jag())}L${n(left + 1)} ${n(28 + jag())}` +
        `L${n(left + 12)} ${n(top + 9 + jag())}L${n(left + 20)} ${n(top + 5)}L${n((left + right) / 2 - 6)} ${n(top + jag())}L${n((left + right) / 2 + 7)} ${n(top + 2)}` +
        `L${n(right - 16)} ${n(top + 6 + jag())}L${n(right - 6)} ${n(top + 15)}L${n(right - 3)} ${n(34 + jag())}L${n(right + 3)} ${n(48 + jag())}L${n(right - 1)} 62L${n(right + 6)} 84H124V-4Z`
      );
    };
    return {
      behind: dune(48, 6, mix(light.far, light.low, 0.55), mix(light.far, light.lit, 0.75), roll),
      far:
        fill(light.far, mouth(30, 7, 92)) +
        line(
          mix(light.far, light.lit, 0.4),
          0.7,
          "M2 20L24 26M0 34L26 36M2 48L24 46M98 22L122 16M96 36L122 34M100 50L122 50",
          0.6,
        ) +
        flat(56, mix(light.far, light.mid, 0.4)) +
        fill(mix(light.far, light.lit, 0.6), "M36 56H88L74 82H8Z", 0.5),
      mid:
        fill(light.mid, mouth(16, 1, 106)) +
        line(
          mix(light.mid, light.lit, 0.25),
          0.7,
          "M-2 14L14 18M-2 28L12 30M-2 44L13 42M108 14L122 10M110 30L122 30M110 46L122 48",
          0.6,
        ) +
        fill(mix(light.mid, light.far, 0.3), "M-2 65C30 62 90 62 122 66V82H-2Z") +
        fill(mix(light.mid, light.lit, 0.4), "M34 64H92L84 82H6Z", 0.5),
      near: fill(light.near, mouth(1, -8, 119)) + fill(light.disc, "M96-2L112-2L58 82H14Z", 0.07),
    };
  },
  space: (light, roll) => {
    let stars = "";
    let bright = "";
    for (let i = 0; i < 70; i++)
      stars += `M${n(roll() * 120)} ${n(roll() * 80)}h${n(0.2 + roll() * 0.4)}v.4h-.4Z`;
    for (let i = 0; i < 5; i++)
      bright += `M${n(roll() * 120)} ${n(roll() * 60)}l.3-1.200.3 1.200 1.200.3-1.200.3-.3 1.200-.3-1.200-1.200-.3Z`;
    const x = 28 + roll() * 44;
    const y = 108 + roll() * 12;
    return {
      behind:
        `<defs><radialGradient id="w" cx=".74" cy=".06" r=".5"><stop stop-color="${mix(light.mid, light.lit, 0.75)}"/><stop offset=".5" stop-color="${light.mid}"/><stop offset="1" stop-color="${darker(light.near, 0.4)}"/></radialGradient></defs>` +
        fill(light.disc, stars, 0.75) +
        fill(light.disc, bright) +
        fill(
          mix(light.low, light.disc, 0.2),
          `M-2 ${n(40 + roll() * 14)}C40 ${n(20 + roll() * 12)} 70 ${n(34 + roll() * 12)} 122 ${n(6 + roll() * 10)}V${n(20 + roll() * 8)}C80 46 40 40-2 62Z`,
          0.16,
        ) +
        `<circle cx="${n(x)}" cy="${n(y)}" r="61.200" fill="${mix(light.accent, light.lit, 0.3)}" opacity=".7"/>` +
        `<circle cx="${n(x)}" cy="${n(y)}" r="60" fill="url(#w)"/>` +
        line(
          mix(light.mid, light.lit, 0.4),
          0.8,
          `M${n(x - 30)} ${n(y - 48)}C${n(x)} ${n(y - 54)} ${n(x + 20)} ${n(y - 50)} ${n(x + 36)} ${n(y - 42)}M${n(x - 20)} ${n(y - 42)}C${n(x + 4)} ${n(y - 46)} ${n(x + 24)} ${n(y - 44)} ${n(x + 44)} ${n(y - 34)}`,
          0.35,
        ),
      far: "",
      mid: "",
      near: "",
    };
  },
  hangar: (light, roll) => {
    const wall = mix(light.high, light.far, 0.4);
    return {
      behind:
        flat(-2, wall) +
        fill(mix(light.low, light.disc, 0.45), "M26 54V16L34 8H92L100 16V54Z") +
        `<svg x="26" y="8" width="74" height="46" viewBox="26 8 74 46">${dune(47, 5, mix(light.far, light.low, 0.5), mix(light.far, light.lit, 0.7), roll)}</svg>` +
        line(darker(wall, 0.4), 1.6, "M26 54V16L34 8H92L100 16V54") +
        line(
          darker(wall, 0.2),
          1,
          "M8-2V54M116-2V54M-2 2H122M20 54V14L30 2M106 54V14L96 2M44 2V8M63 2V8M82 2V8M26 24L20 30M100 24L106 30",
        ) +
        line(mix(wall, light.lit, 0.5), 0.5, "M9-2V54M21 54V14.500L30.500 3M-2 3.200H122"),
      far:
        flat(53, mix(light.far, light.mid, 0.5)) +
        fill(mix(light.low, light.disc, 0.3), "M28 53H98L62 82H-30Z", 0.35) +
        line(darker(light.mid), 0.4, "M-2 58H122M-2 65H122M-2 75H122", 0.4),
      mid:
        fill(light.accent, "M44 54L45 54 26 82H22ZM79 54L80 54 100 82H96Z", 0.8) +
        fill(
          light.disc,
          "M40 57h1.400v.7h-1.400ZM35 63h1.800v.9h-1.800ZM28 71h2.400v1.200h-2.400ZM84 57h1.400v.7h-1.400ZM90 63h1.800v.9h-1.800ZM98 71h2.400v1.200h-2.400Z",
        ),
      near: fill(darker(light.near, 0.2), "M-2-2H6L3 82H-2ZM122-2H117L119 82H122Z"),
    };
  },
  desk: (light, roll) => {
    const wall = mix(light.high, light.far, 0.45);
    const x = 82 + roll() * 10;
    const slit = (at: number) => `M${n(at)} 2L${n(at + 5)} 0V42L${n(at)} 42.500Z`;
    const beam = (at: number) => `M${n(at)} 6L${n(at)} 30L${n(at - 62)} 60V38Z`;
    return {
      behind:
        flat(-2, wall) +
        fill(
          darker(wall, 0.25),
          `M-2-2H18V60H-2ZM${n(x - 6)}-2H${n(x + 28)}V50H${n(x - 6)}Z`,
          0.6,
        ) +
        fill(mix(light.low, light.disc, 0.7), [0, 9, 18].map((dx) => slit(x + dx)).join("")) +
        fill(mix(wall, light.disc, 0.5), [0, 9, 18].map((dx) => beam(x + dx - 2)).join(""), 0.16),
      far: flat(52, darker(mix(light.far, light.mid, 0.5), 0.15)),
      mid:
        fill(light.mid, "M6 58H114L134 82H-14Z") +
        fill(mix(light.mid, light.lit, 0.5), "M6 58H114L115 59.200H5Z") +
        fill(mix(light.mid, light.lit, 0.28), "M34 58H112L122 82H-2Z", 0.7) +
        line(darker(light.mid), 0.4, "M5 63H118M0 70H124", 0.3),
      near: fill(light.near, "M-2 79H122V82H-2Z"),
    };
  },
  battle: (light, roll) => {
    const at = [18 + roll() * 14, 58 + roll() * 12, 98 + roll() * 10];
    return {
      behind:
        `<defs><radialGradient id="f"><stop stop-color="${light.disc}" stop-opacity=".85"/><stop offset=".4" stop-color="${light.accent}" stop-opacity=".5"/><stop offset="1" stop-color="${light.accent}" stop-opacity="0"/></radialGradient></defs>` +
        range(
          48,
          11,
          24,
          0.5,
          mix(light.far, light.low, 0.5),
          mix(light.far, light.low, 0.8),
          roll,
        ) +
        fill(
          mix(light.near, light.high, 0.3),
          at.map((x, i) => smoke(x, 46, i === 1 ? 4.4 : 3.2, roll)).join(""),
          0.55,
        ) +
        at.map((x) => `<ellipse cx="${n(x)}" cy="48" rx="19" ry="11" fill="url(#f)"/>`).join(""),
      far:
        range(54, 6, 18, 0.3, light.far, mix(light.far, light.lit, 0.5), roll) +
        flat(54, mix(light.far, light.mid, 0.3)) +
        line(
          light.disc,
          0.5,
          `M${n(at[0]!)} 40L${n(at[0]! + 26)} 18M${n(at[1]! - 8)} 42L${n(at[1]! - 34)} 24M${n(at[2]!)} 40L${n(at[2]! - 12)} 10`,
          0.55,
        ),
      mid: dune(62, 5, mix(light.mid, light.near, 0.2), mix(light.mid, light.lit, 0.45), roll),
      near: dune(77, 5, mix(light.mid, light.near, 0.7), mix(light.near, light.lit, 0.22), roll),
    };
  },
  visions: (light, roll) => {
    const turn = roll() * 0.2;
    let rays = "";
    for (let i = 0; i < 24; i++) {
      const a = turn + (i * Math.PI) / 12;
      const b = a + Math.PI / 24;
      rays += `M60 36L${n(60 + 110 * Math.cos(a))} ${n(36 + 110 * Math.sin(a))}L${n(60 + 110 * Math.cos(b))} ${n(36 + 110 * Math.sin(b))}Z`;
    }
    const ring = (r: number, share: number) =>
      `<circle cx="60" cy="36" r="${r}" fill="${mix(light.high, mix(light.low, light.disc, 0.5), share)}"/>`;
    return {
      behind:
        fill(light.disc, rays, 0.09) +
        ring(38, 0.22) +
        ring(37, 0.4) +
        ring(28, 0.55) +
        ring(27.2, 0.66) +
        ring(17, 0.9),
      far: "",
      mid: dune(66, 5, mix(light.mid, light.near, 0.35), mix(light.mid, light.lit, 0.4), roll),
      near: dune(77, 4, light.near, mix(light.near, light.lit, 0.25), roll),
    };
  },
  ice: (light, roll) => {
    const white = (share: number) => mix(light.low, "#ffffff", share);
    const blue = (share: number) => mix("#7fa8c4", light.low, share);
    return {
      behind: range(50, 24, 24, 0.25, blue(0.35), white(0.75), roll),
      far: range(54, 10, 18, 0.2, blue(0.2), white(0.85), roll) + flat(53, white(0.5)),
      mid: dune(62, 5, blue(0.3), "#ffffff", roll),
      near: dune(76, 5, blue(0), white(0.7), roll),
    };
  },
  crags: (light, roll) => ({
    behind: range(
      50,
      30,
      22,
      0.22,
      mix(light.far, light.low, 0.6),
      mix(light.far, light.low, 0.88),
      roll,
    ),
    far: range(60, 24, 22, 0.2, light.far, mix(light.far, light.lit, 0.5), roll),
    mid:
      range(66, 12, 26, 0.24, light.mid, mix(light.mid, light.lit, 0.4), roll) +
      dune(66, 2, mix(light.mid, light.near, 0.2), mix(light.mid, light.lit, 0.35), roll),
    near: dune(78, 4, light.near, mix(light.near, light.lit, 0.25), roll),
  }),
} as const satisfies Record<string, Draw>;

/** The roofs that one sees through a window. */
function roofs(middle: number, roll: Roll): string {
  let d = `M${n(middle - 14)} 56V44`;
  for (let i = 0; i < 7; i++) d += `V${n(38 + roll() * 12)}h4`;
  return `${d}V56Z`;
}

export type GroundName = keyof typeof GROUNDS;
