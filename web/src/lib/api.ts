/** Requests to the server, with its errors as one class. */
import { spoken } from "./i18n.svelte";
import type * as wire from "./types";

/** What the server refused, in words for people. */
export class Refused extends Error {
  constructor(readonly problem: wire.Problem) {
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
    throw new Refused(
      (data as wire.Problem | null) ?? { status: response.status, code: "", text: "" },
    );
  }
  return data as T;
}

const room = (id: string, verb: string, body: unknown = {}): Promise<wire.Room> =>
  ask("POST", `/rooms/${encodeURIComponent(id)}/${verb}`, body);

export const api = {
  health: () => ask<wire.Health>("GET", "/health"),
  games: () => ask<wire.Games>("GET", "/games").then(({ games }) => games),
  catalogue: (game: string, lang: string) =>
    ask<wire.Catalogue>("GET", `/catalogue/${game}`, undefined, { lang }),
  rules: (q: string, game: string | null) =>
    ask<wire.Hits>("GET", "/rules", undefined, { q, game, limit: 50 }),

  rule: (rule: string) => ask<wire.Hit>("GET", `/rules/${encodeURIComponent(rule)}`),
  books: () => ask<wire.Books>("GET", "/book").then(({ books }) => books),
  chapter: (chapter: string) => ask<wire.Chapter>("GET", `/book/${encodeURIComponent(chapter)}`),
  puzzles: () => ask<wire.PuzzleList>("GET", "/puzzles"),
  puzzle: (body: wire.PlayPuzzle) => ask<wire.Ticket>("POST", "/play/puzzle", body),
  example: (body: wire.PlayExample) => ask<wire.Ticket>("POST", "/play/example", body),
  again: (body: wire.PlayAgain) => ask<wire.Ticket>("POST", "/play/again", body),

  lessons: () => ask<wire.Tutorials>("GET", "/lessons").then(({ tutorials }) => tutorials),
  lesson: (body: wire.PlayLesson) => ask<wire.Ticket>("POST", "/play/lesson", body),
  rulebook: () => ask<wire.Hits>("GET", "/rulebook"),

  play: (body: wire.PlayNow) => ask<wire.Ticket>("POST", "/play", body),
  create: (body: wire.NewRoom) => ask<wire.Ticket>("POST", "/rooms", body),
  rooms: () => ask<wire.RoomList>("GET", "/rooms").then(({ rooms }) => rooms),
  room: (id: string) => ask<wire.Room>("GET", `/rooms/${encodeURIComponent(id)}`),
  code: (code: string) => ask<wire.Room>("GET", `/codes/${encodeURIComponent(code)}`),
  join: (id: string, name: string | null, seat: number | null) =>
    ask<wire.Ticket>("POST", `/rooms/${encodeURIComponent(id)}/join`, { name, seat }),
  sit: (id: string, seat: number) =>
    ask<wire.Ticket>("POST", `/rooms/${encodeURIComponent(id)}/seat`, { seat }),
  /** Somebody sits down at this device. */
  beside: (id: string, seat: number, name: string) => room(id, "beside", { seat, name }),
  leave: (id: string) => room(id, "leave"),
  claim: (id: string) => room(id, "claim"),
  pick: (id: string, option: string, value: string | null, seat: number | null) =>
    room(id, "pick", { option, value, seat }),
  bot: (id: string, seat: number, bot: string | null) => room(id, "bot", { seat, bot }),
  remove: (id: string, seat: number) => room(id, "remove", { seat }),
  settings: (id: string, body: wire.Settings) => room(id, "settings", body),
  start: (id: string) => room(id, "start"),
  close: (id: string) => room(id, "close"),
  rematch: (id: string) => room(id, "rematch"),
  log: (id: string, from: number, to: number, look: string) =>
    ask<wire.Log>("GET", `/rooms/${encodeURIComponent(id)}/log`, undefined, { from, to, look }),

  record: (id: string) => ask<wire.RecordInfo>("GET", `/records/${encodeURIComponent(id)}`),
  states: (id: string, from: number, to: number, seat: string) =>
    ask<wire.Moments>("GET", `/records/${encodeURIComponent(id)}/states`, undefined, {
      from,
      to,
      seat,
    }),
  scores: (id: string) => ask<wire.Scores>("GET", `/records/${encodeURIComponent(id)}/scores`),
  analysis: (id: string) =>
    ask<wire.Analysis>("GET", `/records/${encodeURIComponent(id)}/analysis`),
  file: (id: string) => `/api/records/${encodeURIComponent(id)}/file`,
  upload: (text: string) => ask<wire.Imported>("POST", "/records", text),

  results: (id: string) => ask<wire.RoomResults>("GET", `/rooms/${encodeURIComponent(id)}/results`),
  commentary: (id: string, agrees: boolean) => room(id, "commentary", { agrees }),
  challenge: (id: string) =>
    ask<wire.Deal>("POST", `/rooms/${encodeURIComponent(id)}/challenge`, {}),
  profile: (id: string) => ask<wire.Profile>("GET", `/people/${encodeURIComponent(id)}`),
  ranking: (game: string, mode: string) =>
    ask<wire.Ranking>("GET", `/ratings/${encodeURIComponent(game)}/${encodeURIComponent(mode)}`),
  daily: (game: string) => ask<wire.Deal>("GET", `/daily/${encodeURIComponent(game)}`),
  deal: (id: string) => ask<wire.Deal>("GET", `/deals/${encodeURIComponent(id)}`),
  playDeal: (id: string, name: string | null) =>
    ask<wire.Ticket>("POST", `/deals/${encodeURIComponent(id)}/play`, { name }),

  me: () => ask<wire.Me>("GET", "/me"),
  rename: (name: string, lang: string) => ask<wire.Me>("PUT", "/me", { name, lang }),
  showProfile: (shown: boolean) => ask<wire.Me>("PUT", "/me", { public: shown }),
  mine: () => ask<wire.RoomList>("GET", "/me/rooms").then(({ rooms }) => rooms),
  register: (login: string, password: string) =>
    ask<wire.Me>("POST", "/account", { login, password }),
  login: (login: string, password: string) => ask<wire.Me>("POST", "/session", { login, password }),
  logout: () => ask<void>("DELETE", "/session"),
  changePassword: (old: string | null, now: string) =>
    ask<wire.Me>("PUT", "/account/password", { old, new: now }),
  sessions: () => ask<wire.Sessions>("GET", "/account/sessions").then(({ sessions }) => sessions),
  /** End one session, or with null every other one. */
  endSession: (session: string | null) =>
    ask<void>("DELETE", session === null ? "/account/sessions" : `/account/sessions/${session}`),
  mute: (id: string, person: string, muted: boolean) => room(id, "mute", { person, muted }),
  kick: (id: string, person: string) => room(id, "kick", { person }),
  report: (id: string, body: wire.NewReport) =>
    ask<void>("POST", `/rooms/${encodeURIComponent(id)}/report`, body),
  blocks: () => ask<wire.Blocks>("GET", "/me/blocks").then(({ blocked }) => blocked),
  block: (person: string) =>
    ask<wire.Blocks>("POST", "/me/blocks", { person }).then(({ blocked }) => blocked),
  unblock: (person: string) =>
    ask<wire.Blocks>("DELETE", `/me/blocks/${encodeURIComponent(person)}`).then(
      ({ blocked }) => blocked,
    ),
  channels: () => ask<wire.Channels>("GET", "/me/channels"),
  addPush: (endpoint: string, p256dh: string, auth: string) =>
    ask<void>("POST", "/me/channels/push", { endpoint, p256dh, auth }),
  addMail: (address: string, minutes: number) =>
    ask<void>("POST", "/me/channels/mail", { address, minutes }),
  addHook: (url: string, format: wire.HookWanted["format"]) =>
    ask<wire.Hook>("POST", "/me/channels/hook", { url, format }),
  changeChannel: (id: string, minutes: number) =>
    ask<void>("PUT", `/me/channels/${id}`, { minutes }),
  testChannel: (id: string) => ask<void>("POST", `/me/channels/${id}/test`),
  dropChannel: (id: string) => ask<void>("DELETE", `/me/channels/${id}`),
  /** What a link in a mail asks for. */
  answerMail: (purpose: string, id: string, token: string) =>
    ask<void>("POST", `/mail/${purpose}/${id}/${token}`),
  outsideBots: () => ask<wire.OutsideBots>("GET", "/bots").then(({ bots }) => bots),
  invite: (id: string, person: string) =>
    ask<void>("POST", `/rooms/${encodeURIComponent(id)}/invite`, { person }),
  ownBots: () => ask<wire.OutsideBots>("GET", "/me/bots").then(({ bots }) => bots),
  addBot: (name: string) => ask<wire.BotToken>("POST", "/me/bots", { name }),
  renewBot: (id: string) => ask<wire.BotToken>("POST", `/me/bots/${id}/token`),
  dropBot: (id: string) => ask<void>("DELETE", `/me/bots/${id}`),
  quiet: (id: string, quiet: boolean) => room(id, "quiet", { quiet }),
  notices: () => ask<wire.Notices>("GET", "/notices"),
  forgetMe: (password: string | null) => ask<void>("POST", "/me/delete", { password }),
  passkey: (step: "new" | "add" | "ask" | "use", body: object) =>
    ask<unknown>("POST", `/passkey/${step}`, body),
};

/** What went wrong, in words. */
export function wording(error: unknown, otherwise: string): string {
  return (error instanceof Refused && error.message) || otherwise;
}
