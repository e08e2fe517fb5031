/** How each request is answered where there may be no server. */

/** `page`: the page itself; `file`: a part of it that never changes; `words`: what the server tells
 * that reads the same tomorrow. Anything else is the server's alone. */
export type Kept = "page" | "file" | "words" | "never";

const WORDS = /^\/api\/(games|catalogue\/[\w-]+|rulebook|book(\/[\w-]+)?|puzzles|lessons)$/;

export function kept(method: string, mode: string, url: URL, origin: string): Kept {
  if (method !== "GET" || url.origin !== origin) return "never";
  if (WORDS.test(url.pathname)) return "words";
  if (url.pathname.startsWith("/api/") || url.pathname === "/metrics") return "never";
  if (mode === "navigate") return "page";
  return /\.\w+$/.test(url.pathname) ? "file" : "never";
}
