/** Announcements of the server's operators, shown on every page. */
import { api } from "./api";
import { keep, kept } from "./storage";
import type { Notice } from "./types";

const READ = "kanly-notices";

let told: Notice[] = $state.raw([]);

/** The announcements that still count and were not put away. */
export function notices(): Notice[] {
  return told;
}

export async function fetchNotices(): Promise<void> {
  const { notices: found } = await api.notices();
  for (const notice of found) heard(notice);
}

export function heard(notice: Notice): void {
  if (read().includes(notice.notice)) return;
  told = [...told.filter((each) => each.notice !== notice.notice), notice];
  setTimeout(() => away(notice), Math.min(notice.until - Date.now(), 2 ** 31 - 1));
}

/** One has read it. */
export function dismiss(notice: Notice): void {
  keep(READ, [...read(), notice.notice], sessionStorage);
  away(notice);
}

function away(notice: Notice): void {
  told = told.filter((each) => each.notice !== notice.notice);
}

function read(): string[] {
  return kept(READ, [], sessionStorage);
}
