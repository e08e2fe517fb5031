/** The hours and places that light a picture: a graded sky, three planes from far to near, and two strong tones. */
export interface Light {
  /** The sky above and at the horizon. */
  high: string;
  low: string;
  /** The sun, a moon or a lamp. */
  disc: string;
  far: string;
  mid: string;
  near: string;
  /** What the light falls on. */
  lit: string;
  accent: string;
}

const light = (
  high: string,
  low: string,
  disc: string,
  far: string,
  mid: string,
  near: string,
  lit: string,
  accent: string,
): Light => ({ high, low, disc, far, mid, near, lit, accent });

export const LIGHTS = {
  dawn: light(
    "#7f9fb5",
    "#f6d3ac",
    "#fff1cf",
    "#c99b84",
    "#8d5f5c",
    "#4a3444",
    "#fbdcae",
    "#e0703f",
  ),
  noon: light(
    "#8fb7bd",
    "#f7e3b5",
    "#fffbe8",
    "#dcb277",
    "#b07a46",
    "#6b4630",
    "#ffeec2",
    "#c9542b",
  ),
  dusk: light(
    "#4a3565",
    "#ef8b54",
    "#ffd98f",
    "#a55460",
    "#673754",
    "#2f2040",
    "#ffb877",
    "#ffd06a",
  ),
  night: light(
    "#0e1736",
    "#3e5580",
    "#eef1f7",
    "#34496f",
    "#1f2f54",
    "#0c1530",
    "#9fb8de",
    "#69c3e0",
  ),
  spice: light(
    "#a4451c",
    "#ffc163",
    "#fff0bb",
    "#d9762f",
    "#96421c",
    "#4c2116",
    "#ffdc94",
    "#fff0bb",
  ),
  storm: light(
    "#43322f",
    "#c98a55",
    "#f1cd93",
    "#94633f",
    "#653f2e",
    "#31211f",
    "#e9bb81",
    "#ffe6a3",
  ),
  gold: light(
    "#5c3a12",
    "#f2c565",
    "#fff4c8",
    "#b98432",
    "#7c4f1c",
    "#382110",
    "#ffe29a",
    "#c7412b",
  ),
  guild: light(
    "#3d1f28",
    "#dd8560",
    "#ffe0b0",
    "#a5564a",
    "#6f3038",
    "#331520",
    "#ffbf93",
    "#ff9a3c",
  ),
  sister: light(
    "#241b3f",
    "#a78fc6",
    "#efe4fb",
    "#745b96",
    "#4a3569",
    "#1f1636",
    "#d9c5f0",
    "#e27a8f",
  ),
  desert: light(
    "#2f6d8c",
    "#f3d9a6",
    "#fff5d6",
    "#c79a66",
    "#4f7288",
    "#1d3a4f",
    "#ffe5b4",
    "#36b3d6",
  ),
  green: light(
    "#1e3f3d",
    "#b9d3a0",
    "#f7fbd9",
    "#6f9b7a",
    "#3f6a58",
    "#16302f",
    "#dff0b8",
    "#e3b341",
  ),
  city: light(
    "#252f5c",
    "#b9b6d8",
    "#f7f0ff",
    "#7076a8",
    "#434a80",
    "#1b2147",
    "#dcd9f6",
    "#f0b354",
  ),
  hall: light(
    "#2a1c1a",
    "#8f5f38",
    "#ffdf9c",
    "#6d4630",
    "#4b2e24",
    "#1e1212",
    "#ffce86",
    "#d9482f",
  ),
  cave: light(
    "#10202c",
    "#37647a",
    "#c9f0f5",
    "#2d5163",
    "#1b3646",
    "#0a1821",
    "#8fd0de",
    "#f1a14a",
  ),
  space: light(
    "#05060f",
    "#252a55",
    "#f5eedd",
    "#3a3f70",
    "#262a52",
    "#0e1026",
    "#aab4e6",
    "#f28a45",
  ),
  machine: light(
    "#0f2a33",
    "#5aa39f",
    "#e3fff4",
    "#3b7a7c",
    "#24535b",
    "#0d2530",
    "#a9ead8",
    "#ffb347",
  ),
  blood: light(
    "#1f0d14",
    "#b23a35",
    "#ffcf9f",
    "#7f2a33",
    "#541a28",
    "#220a14",
    "#ff9d78",
    "#ffd06a",
  ),
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;

/** A colour between two. */
export function mix(a: string, b: string, share: number): string {
  const part = (colour: string, i: number) => parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const parts = [0, 1, 2].map((i) => Math.round(part(a, i) * (1 - share) + part(b, i) * share));
  return `#${parts.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}
