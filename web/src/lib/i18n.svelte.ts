/** The words of the pages, from the same Fluent files as the engine's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./types";

/** `web.ftl` has the words of the pages, `web-classic.ftl` those of that board, and so on. */
const files = import.meta.glob<string>("../../../src/kanly/locale/*/web*.ftl", {
  query: "?raw",
  import: "default",
});

/** Every language that has a folder, English first. */
export const LANGS: readonly Lang[] = [
  ...new Set(["en", ...Object.keys(files).map((path) => path.split("/").at(-2)!)]),
];

/** What a language calls itself. */
export function languageName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

let current: { lang: Lang; bundle: FluentBundle } | null = $state.raw(null);

/** Load a language and speak it from now on. */
export async function speak(lang: Lang): Promise<void> {
  const spoken = Object.keys(files).filter((path) => path.includes(`/${lang}/`));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of await Promise.all(spoken.map((path) => files[path]!()))) {
    bundle.addResource(new FluentResource(source));
  }
  current = { lang, bundle };
  document.documentElement.lang = lang;
}

/** The language spoken now. */
export function spoken(): Lang {
  return current?.lang ?? "en";
}

/** A message in words; the key itself where there is none. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = current?.bundle.getMessage(key)?.value;
  return pattern == null ? key : current!.bundle.formatPattern(pattern, args);
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return current?.bundle.hasMessage(key) ?? false;
}

/** The browser's language, if we have it. */
export function preferred(wanted: readonly string[] = navigator.languages): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found !== undefined) return found;
  }
  return "en";
}

/** A date in words, with the time of day if it is wanted. */
export function dated(at: number | Date, style: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", ...style }).format(at);
}
