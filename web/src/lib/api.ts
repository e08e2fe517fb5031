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

/** A path with its parts encoded. */
const at = (parts: TemplateStringsArray, ...ids: string[]): string =>
  String.raw({ raw: parts }, ...ids.map(encodeURIComponent));

const get = <T>(path: string, query?: Query): Promise<T> => ask("GET", path, undefined, query);
const post = <T>(path: string, body?: unknown): Promise<T> => ask("POST", path, body);

const room = (id: string, verb: string, body: unknown = {}): Promise<wire.Room> =>
  post(at`/rooms/${id}/${verb}`, body);

export const api = {
  health: () => get<wire.Health>("/health"),
  games: () => get<wire.Games>("/games").then(({ games }) => games),
  catalogue: (game: string, lang: string) => get<wire.Catalogue>(at`/catalogue/${game}`, { lang }),
  rules: (q: string, game: string | null) => get<wire.Hits>("/rules", { q, game, limit: 50 }),

  rule: (rule: string) => get<wire.Hit>(at`/rules/${rule}`),
  books: () => get<wire.Books>("/book").then(({ books }) => books),
  chapter: (chapter: string) => get<wire.Chapter>(at`/book/${chapter}`),
  puzzles: () => get<wire.PuzzleList>("/puzzles"),
  puzzle: (body: wire.PlayPuzzle) => post<wire.Ticket>("/play/puzzle", body),
  example: (body: wire.PlayExample) => post<wire.Ticket>("/play/example", body),
  again: (body: wire.PlayAgain) => post<wire.Ticket>("/play/again", body),

  lessons: () => get<wire.Tutorials>("/lessons").then(({ tutorials }) => tutorials),
  lesson: (body: wire.PlayLesson) => post<wire.Ticket>("/play/lesson", body),
  rulebook: () => get<wire.Hits>("/rulebook"),

  play: (body: wire.PlayNow) => post<wire.Ticket>("/play", body),
  create: (body: wire.NewRoom) => post<wire.Ticket>("/rooms", body),
  rooms: () => get<wire.RoomList>("/rooms").then(({ rooms }) => rooms),
  room: (id: string) => get<wire.Room>(at`/rooms/${id}`),
  code: (code: string) => get<wire.Room>(at`/codes/${code}`),
  join: (id: string, name: string | null, seat: number | null) =>
    post<wire.Ticket>(at`/rooms/${id}/join`, { name, seat }),
  sit: (id: string, seat: number) => post<wire.Ticket>(at`/rooms/${id}/seat`, { seat }),
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
    get<wire.Log>(at`/rooms/${id}/log`, { from, to, look }),

  record: (id: string) => get<wire.RecordInfo>(at`/records/${id}`),
  states: (id: string, from: number, to: number, seat: string) =>
    get<wire.Moments>(at`/records/${id}/states`, {
      from,
      to,
      seat,
    }),
  scores: (id: string) => get<wire.Scores>(at`/records/${id}/scores`),
  analysis: (id: string) => get<wire.Analysis>(at`/records/${id}/analysis`),
  file: (id: string) => `/api/records/${encodeURIComponent(id)}/file`,
  upload: (text: string) => post<wire.Imported>("/records", text),

  results: (id: string) => get<wire.RoomResults>(at`/rooms/${id}/results`),
  commentary: (id: string, agrees: boolean) => room(id, "commentary", { agrees }),
  challenge: (id: string) => post<wire.Deal>(at`/rooms/${id}/challenge`, {}),
  profile: (id: string) => get<wire.Profile>(at`/people/${id}`),
  ranking: (game: string, mode: string) => get<wire.Ranking>(at`/ratings/${game}/${mode}`),
  daily: (game: string) => get<wire.Deal>(at`/daily/${game}`),
  deal: (id: string) => get<wire.Deal>(at`/deals/${id}`),
  playDeal: (id: string, name: string | null) => post<wire.Ticket>(at`/deals/${id}/play`, { name }),

  me: () => get<wire.Me>("/me"),
  rename: (name: string, lang: string) => ask<wire.Me>("PUT", "/me", { name, lang }),
  showProfile: (shown: boolean) => ask<wire.Me>("PUT", "/me", { public: shown }),
  mine: () => get<wire.RoomList>("/me/rooms").then(({ rooms }) => rooms),
  register: (login: string, password: string) => post<wire.Me>("/account", { login, password }),
  login: (login: string, password: string) => post<wire.Me>("/session", { login, password }),
  logout: () => ask<void>("DELETE", "/session"),
  changePassword: (old: string | null, now: string) =>
    ask<wire.Me>("PUT", "/account/password", { old, new: now }),
  sessions: () => get<wire.Sessions>("/account/sessions").then(({ sessions }) => sessions),
  /** End one session, or with null every other one. */
  endSession: (session: string | null) =>
    ask<void>("DELETE", session === null ? "/account/sessions" : at`/account/sessions/${session}`),
  mute: (id: string, person: string, muted: boolean) => room(id, "mute", { person, muted }),
  kick: (id: string, person: string) => room(id, "kick", { person }),
  report: (id: string, body: wire.NewReport) => post<void>(at`/rooms/${id}/report`, body),
  blocks: () => get<wire.Blocks>("/me/blocks").then(({ blocked }) => blocked),
  block: (person: string) =>
    post<wire.Blocks>("/me/blocks", { person }).then(({ blocked }) => blocked),
  unblock: (person: string) =>
    ask<wire.Blocks>("DELETE", at`/me/blocks/${person}`).then(({ blocked }) => blocked),
  channels: () => get<wire.Channels>("/me/channels"),
  addPush: (endpoint: string, p256dh: string, auth: string) =>
    post<void>("/me/channels/push", { endpoint, p256dh, auth }),
  addMail: (address: string, minutes: number) =>
    post<void>("/me/channels/mail", { address, minutes }),
  addHook: (url: string, format: wire.HookWanted["format"]) =>
    post<wire.Hook>("/me/channels/hook", { url, format }),
  changeChannel: (id: string, minutes: number) =>
    ask<void>("PUT", at`/me/channels/${id}`, { minutes }),
  testChannel: (id: string) => post<void>(at`/me/channels/${id}/test`),
  dropChannel: (id: string) => ask<void>("DELETE", at`/me/channels/${id}`),
  /** What a link in a mail asks for. */
  answerMail: (purpose: string, id: string, token: string) =>
    post<void>(at`/mail/${purpose}/${id}/${token}`),
  outsideBots: () => get<wire.OutsideBots>("/bots").then(({ bots }) => bots),
  invite: (id: string, person: string) => post<void>(at`/rooms/${id}/invite`, { person }),
  ownBots: () => get<wire.OutsideBots>("/me/bots").then(({ bots }) => bots),
  addBot: (name: string) => post<wire.BotToken>("/me/bots", { name }),
  renewBot: (id: string) => post<wire.BotToken>(at`/me/bots/${id}/token`),
  dropBot: (id: string) => ask<void>("DELETE", at`/me/bots/${id}`),
  quiet: (id: string, quiet: boolean) => room(id, "quiet", { quiet }),
  notices: () => get<wire.Notices>("/notices"),
  forgetMe: (password: string | null) => post<void>("/me/delete", { password }),
  passkey: (step: "new" | "add" | "ask" | "use", body: object) =>
    post<unknown>(at`/passkey/${step}`, body),
};

/** What went wrong, in words. */
export function wording(error: unknown, otherwise: string): string {
  return (error instanceof Refused && error.message) || otherwise;
}
