/** Requests to the server, with its errors as one class. */
import { spoken } from "./i18n.svelte";
import type {
  Analysis,
  Catalogue,
  Games,
  Health,
  Hits,
  Imported,
  Log,
  Me,
  Moments,
  NewRoom,
  PlayNow,
  Problem,
  RecordInfo,
  Room,
  RoomList,
  Scores,
  Settings,
  Ticket,
} from "./types";

/** What the server refused, in words for people. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

type Query = Record<string, string | number | null | undefined>;

async function ask<T>(method: string, path: string, body?: unknown, query: Query = {}): Promise<T> {
  const url = new URL(`/api${path}`, location.origin);
  for (const [name, value] of Object.entries({ lang: spoken(), ...query })) {
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  }
  const text = typeof body === "string";
  const response = await fetch(url, {
    method,
    headers: body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" },
    body: body === undefined ? null : text ? body : JSON.stringify(body),
  });
  if (response.status === 204) return undefined as T;
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused((data as Problem | null) ?? { status: response.status, code: "", text: "" });
  }
  return data as T;
}

const room = (id: string, verb: string, body: unknown = {}): Promise<Room> =>
  ask("POST", `/rooms/${encodeURIComponent(id)}/${verb}`, body);

export const api = {
  health: () => ask<Health>("GET", "/health"),
  games: () => ask<Games>("GET", "/games").then(({ games }) => games),
  catalogue: (game: string, lang: string) =>
    ask<Catalogue>("GET", `/catalogue/${game}`, undefined, { lang }),
  rules: (q: string, game: string | null) =>
    ask<Hits>("GET", "/rules", undefined, { q, game, limit: 50 }),

  play: (body: PlayNow) => ask<Ticket>("POST", "/play", body),
  create: (body: NewRoom) => ask<Ticket>("POST", "/rooms", body),
  rooms: () => ask<RoomList>("GET", "/rooms").then(({ rooms }) => rooms),
  code: (code: string) => ask<Room>("GET", `/codes/${encodeURIComponent(code)}`),
  join: (id: string, name: string, seat: number | null) =>
    ask<Ticket>("POST", `/rooms/${encodeURIComponent(id)}/join`, { name, seat }),
  sit: (id: string, seat: number) =>
    ask<Ticket>("POST", `/rooms/${encodeURIComponent(id)}/seat`, { seat }),
  leave: (id: string) => room(id, "leave"),
  claim: (id: string) => room(id, "claim"),
  pick: (id: string, option: string, value: string | null, seat: number | null) =>
    room(id, "pick", { option, value, seat }),
  bot: (id: string, seat: number, bot: string | null) => room(id, "bot", { seat, bot }),
  remove: (id: string, seat: number) => room(id, "remove", { seat }),
  settings: (id: string, body: Settings) => room(id, "settings", body),
  start: (id: string) => room(id, "start"),
  close: (id: string) => room(id, "close"),
  rematch: (id: string) => room(id, "rematch"),
  log: (id: string, from: number, to: number) =>
    ask<Log>("GET", `/rooms/${encodeURIComponent(id)}/log`, undefined, { from, to }),

  record: (id: string) => ask<RecordInfo>("GET", `/records/${encodeURIComponent(id)}`),
  states: (id: string, from: number, to: number, seat: string) =>
    ask<Moments>("GET", `/records/${encodeURIComponent(id)}/states`, undefined, { from, to, seat }),
  scores: (id: string) => ask<Scores>("GET", `/records/${encodeURIComponent(id)}/scores`),
  analysis: (id: string) => ask<Analysis>("GET", `/records/${encodeURIComponent(id)}/analysis`),
  file: (id: string) => `/api/records/${encodeURIComponent(id)}/file`,
  upload: (text: string) => ask<Imported>("POST", "/records", text),

  me: () => ask<Me>("GET", "/me"),
  rename: (name: string, lang: string) => ask<Me>("PUT", "/me", { name, lang }),
  mine: () => ask<RoomList>("GET", "/me/rooms").then(({ rooms }) => rooms),
  register: (login: string, password: string) => ask<Me>("POST", "/account", { login, password }),
  login: (login: string, password: string) => ask<Me>("POST", "/session", { login, password }),
  logout: () => ask<void>("DELETE", "/session"),
  passkey: (step: "new" | "add" | "ask" | "use", body: object) =>
    ask<unknown>("POST", `/passkey/${step}`, body),
};

/** What went wrong, in words. */
export function wording(error: unknown, otherwise: string): string {
  return (error instanceof Refused && error.message) || otherwise;
}
