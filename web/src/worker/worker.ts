/**
 * The service worker: it shows notifications with the page closed, and the page without a server.
 *
 * A new version waits until no page of the old one is open, and no page is ever loaded again by it:
 * whoever is in the middle of something keeps the version they began with, all of its files too.
 */
import { kept } from "./kept";

declare const self: ServiceWorkerGlobalScope;
declare const FILES: string[];
declare const VERSION: string;

const OURS = "kanly-files-";
const FILES_CACHE = OURS + VERSION;
const WORDS_CACHE = "kanly-words";

interface Told {
  title: string;
  body: string;
  tag: string;
  path: string;
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

async function fill(): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await cache.add(new Request("/", { cache: "reload" }));
  await cache.addAll(FILES);
}

/** Of older versions no page is open any more. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== FILES_CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

// Without a server ---------------------------------------------------------------------------------

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const how = kept(request.method, request.mode, new URL(request.url), self.location.origin);
  if (how === "page") event.respondWith(page(request));
  if (how === "file") event.respondWith(file(request));
  if (how === "words") event.respondWith(words(request));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return (await caches.match("/", { cacheName: FILES_CACHE })) ?? fail(error);
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: FILES_CACHE })) ?? fetch(request);
}

async function words(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200) {
      const cache = await caches.open(WORDS_CACHE);
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch (error) {
    return (await caches.match(request, { cacheName: WORDS_CACHE })) ?? fail(error);
  }
}

function fail(error: unknown): never {
  throw error;
}

// Notifications ------------------------------------------------------------------------------------

self.addEventListener("push", (event) => event.waitUntil(notify(event.data?.json() as Told)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});

/** Show what the server tells, unless the person looks at it already. */
async function notify({ title, body, tag, path }: Told): Promise<void> {
  const looking = (await pages()).some(
    (each) => at(each, path) && each.visibilityState === "visible",
  );
  if (looking) return;
  const look = { icon: "/icon-192.png", badge: "/badge.png" };
  await self.registration.showNotification(title, {
    body,
    tag: tag || path,
    data: { path },
    ...look,
  });
}

/** Go to the page that shows it: the one that is open there, or any, or a new one. */
async function open(path: string): Promise<void> {
  const there = (await pages()).find((each) => at(each, path));
  if (there !== undefined) await there.focus();
  else await self.clients.openWindow(path);
}

const at = (page: WindowClient, path: string): boolean => new URL(page.url).pathname === path;

async function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}
