/** The page as an app: its service worker, and what is kept for when there is no server. */
import { api } from "./api";
import { spoken } from "./i18n.svelte";

/** Milliseconds after which the page has better things behind it. */
const LATER = 4000;
const KEPT = "kanly-kept";

const possible = (): boolean => "serviceWorker" in navigator && window.isSecureContext;

/** Install the service worker, once the page is at rest. */
export function install(): void {
  if (!possible() || !import.meta.env.PROD) return;
  setTimeout(() => void start().catch(() => {}), LATER);
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) {
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
    );
  }
  await keepWords();
}

/** Read once a day what the pages of rules, pictures and puzzles need: the service worker keeps
 * it. One after the other, so that nothing else waits for it. */
async function keepWords(): Promise<void> {
  const today = `${spoken()} ${new Date().toDateString()}`;
  if (localStorage.getItem(KEPT) === today) return;
  const games = await api.games();
  await api.rulebook();
  await api.puzzles();
  for (const { game } of games) await api.catalogue(game, spoken());
  for (const { chapters } of await api.books()) {
    for (const { chapter } of chapters) await api.chapter(chapter);
  }
  localStorage.setItem(KEPT, today);
}

/** The service worker, if there is one; installed now if need be. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!possible() || !import.meta.env.PROD) return null;
  await navigator.serviceWorker.register("/worker.js");
  return navigator.serviceWorker.ready;
}

/** Show a notification while the page is open but not in sight. Phones have it shown by the service
 * worker alone. */
export async function show(title: string, body: string, path: string): Promise<void> {
  const found = possible() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (found?.active) {
    const look = { icon: "/icon-192.png", badge: "/badge.png" };
    await found.showNotification(title, { body, tag: path, data: { path }, ...look });
    return;
  }
  const note = new Notification(title, { body, tag: path });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
