/** Which page an address shows. */
import type { Component } from "svelte";

type Page = () => Promise<{ default: Component<any> }>;

interface Found {
  page: Page;
  args: Record<string, string>;
  /** Another key means another page, even of the same kind. */
  key: string;
}

const ROUTES: [RegExp, Page][] = [
  [/^\/$/, () => import("./Start.svelte")],
  [/^\/new\/(?<game>[a-z-]+)$/, () => import("./Setup.svelte")],
  [/^\/room\/(?<id>[\w-]+)$/, () => import("./RoomPage.svelte")],
  [/^\/screen\/(?<id>[\w-]+)$/, () => import("./ScreenPage.svelte")],
  [/^\/replay\/(?<id>[\w~-]+)$/, () => import("./Replay.svelte")],
  [/^\/learn(?:\/(?<game>[a-z-]+))?$/, () => import("./Learn.svelte")],
  [/^\/puzzles$/, () => import("./Puzzles.svelte")],
  [/^\/rules\/(?<chapter>[\w-]+)$/, () => import("./Chapter.svelte")],
  [/^\/games$/, () => import("./Games.svelte")],
  [/^\/rules$/, () => import("./Rules.svelte")],
  [/^\/gallery$/, () => import("./Gallery.svelte")],
  [/^\/profile$/, () => import("./Profile.svelte")],
  [/^\/person\/(?<id>[\w-]+)$/, () => import("./Profile.svelte")],
  [/^\/ratings(?:\/(?<game>[a-z-]+)\/(?<mode>[a-z-]+))?$/, () => import("./Ratings.svelte")],
  [/^\/daily$/, () => import("./Daily.svelte")],
  [/^\/deal\/(?<id>[\w-]+)$/, () => import("./Deal.svelte")],
  [/^\/account$/, () => import("./Account.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
  [
    /^\/mail\/(?<purpose>confirm|stop)\/(?<id>[\w-]+)\/(?<token>\w+)$/,
    () => import("./MailLink.svelte"),
  ],
];
if (import.meta.env.DEV) {
  ROUTES.push([/^\/dev\/(?<game>[a-z-]+)$/, () => import("./Dev.svelte")]);
}

const NOWHERE: Page = () => import("./NotFound.svelte");

export function find(path: string): Found {
  for (const [pattern, page] of ROUTES) {
    const match = pattern.exec(path);
    if (match !== null) return { page, args: { ...match.groups }, key: path };
  }
  return { page: NOWHERE, args: {}, key: path };
}
