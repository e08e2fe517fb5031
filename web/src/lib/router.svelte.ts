/** Where we are: the path and query of the address, and how to go elsewhere without a reload. */

import { goingBack, marked, unmark, wentBack } from "./back";

let at = $state.raw(new URL(location.href));

/** The address now. */
export function here(): URL {
  return at;
}

/** Go to another page of ours. */
export function go(path: string, replace = false): void {
  if (goingBack()) {
    addEventListener("popstate", () => go(path, replace), { once: true });
    return;
  }
  history[replace || marked() ? "replaceState" : "pushState"](null, "", path);
  at = new URL(location.href);
  if (!replace) scrollTo(0, 0);
}

/** Follow the back button and links. Call once. */
export function follow(): void {
  unmark();
  addEventListener("popstate", () => {
    if (!wentBack()) at = new URL(location.href);
  });
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link === null || !plain || event.defaultPrevented) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
