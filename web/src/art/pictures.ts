/** The pictures of a game's components, drawn when they are first asked for and then kept. */
import { drawBust, readBust } from "./bust";
import { rolls } from "./rolls";
import { draw, read } from "./scene";

export interface Gallery {
  /** What the picture of each component shows, in the words of `scene.ts`. */
  scenes: Record<string, string>;
  /** How each leader looks, in the words of `bust.ts`. */
  leaders: Record<string, string>;
  /** Another component that a component without a picture of its own shares one with. */
  shared?(ref: string): string;
}

/** What a component shows that has no entry: a quiet place in the desert, its own every time. */
const PLACES = [
  "dawn rocks ~spires@80",
  "dusk dunes ~mesa@84",
  "desert basin ~sietch@90*0.8",
  "night crags",
  "spice canyon",
];

const drawn = new Map<string, string>();

function address(key: string, picture: () => string): string {
  let found = drawn.get(key);
  if (found === undefined) {
    found = `data:image/svg+xml,${encodeURIComponent(picture())}`;
    drawn.set(key, found);
  }
  return found;
}

/** The address of a picture of a line of words. */
export const scene = (line: string, seed: string, wide?: number): string =>
  address(`${seed} ${line}`, () => draw(read(line), seed, wide));

/** The address of a component's picture. */
export function picture({ scenes, shared }: Gallery, ref: string): string {
  const own = ref in scenes ? ref : (shared?.(ref) ?? ref);
  const line = scenes[own] ?? PLACES[Math.floor(rolls(ref)() * PLACES.length)]!;
  return scene(line, own);
}

/** The address of a leader's portrait; null for one who has none. */
export function portrait({ leaders }: Gallery, ref: string, round = false): string | null {
  const line = leaders[ref];
  if (line === undefined) return null;
  return address(`${ref} ${round}`, () => drawBust(readBust(line), ref, round));
}
