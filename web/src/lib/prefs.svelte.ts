/** What a person has set for this browser. */
import { MediaQuery } from "svelte/reactivity";
import { preferred } from "./i18n.svelte";
import { keep as store, kept } from "./storage";

import type { Pace } from "./drama.svelte";

export type Theme = "system" | "light" | "dark";

export type Prefs = ReturnType<typeof defaults>;

const KEY = "kanly";
const phone = matchMedia("(pointer: coarse)").matches;

function defaults() {
  return {
    lang: preferred(),
    theme: "system" as Theme,
    sound: !phone,
    still: false,
    /** How fast bots play and scenes go by. */
    pace: "calm" as Pace,
    notify: false,
    /** Pass automatically where passing is the only choice. */
    autopass: false,
    /** Ask once more before what cannot be taken back. */
    confirm: true,
    /** Keys of one letter: l, u. */
    keys: true,
    /** Hints of the guided game. */
    guided: true,
    name: "",
    /** Games that were started at least once. */
    played: [] as string[],
  };
}

export const prefs: Prefs = $state({ ...defaults(), ...kept<Partial<Prefs>>(KEY, {}) });

const dark = new MediaQuery("(prefers-color-scheme: dark)");
const reduced = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Whether things should hold still. */
export function still(): boolean {
  return prefs.still || reduced.current;
}

/** Keep what is set, and let the page show it. Call once. */
export function keep(): void {
  $effect.root(() => {
    $effect(() => store(KEY, prefs));
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme =
        prefs.theme === "system" ? (dark.current ? "dark" : "light") : prefs.theme;
      root.toggleAttribute("data-still", still());
    });
  });
}
