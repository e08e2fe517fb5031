/** A game on the table as one seat sees it, and everything a board may do with it. */
import { SvelteSet } from "svelte/reactivity";
import { pointed, type PointedChoice } from "./choice";
import { prefs } from "./prefs.svelte";
import { keep, kept } from "./storage";
import type { GameModule } from "./game";
import type { Catalogue, ChoiceItem, Decision, Entry, Json } from "./types";
import type { Reason, Ref, Room, Seat, State, Thing } from "./types";

/** What carries choices to the server; a replay or a fixture has one that refuses. */
export interface Wire {
  /** Whether a choice is on its way. */
  readonly busy?: boolean;
  choose(notation: string, words?: string): void;
  /** Why nothing can be done with some things, the last above all. */
  why(verb: string, things: Thing[]): Promise<Reason>;
  /** What would come of some choices that are not made yet. */
  preview?(choices: string[]): Promise<Json>;
  /** The maximum bid in an auction, for this card or (`all`) for every card of the turn. */
  order?(most: number | null, all?: boolean): void;
}

/** What a table shows of its room, also in a replay. */
export type TableRoom = Pick<Room, "room" | "game" | "status"> & { seats: TableSeat[] };
export type TableSeat = Pick<Seat, "seat" | "house" | "key" | "by" | "name" | "bot" | "connected">;

interface Draft {
  id: string;
  picked: Ref[];
  draft: { [name: string]: Json };
}

export class Table {
  readonly game: GameModule;
  /** The seat that looks; null for a spectator. */
  readonly seat: number | null;
  #state: State = $state.raw()!;
  /** Who sits where, and the table's settings. */
  room: TableRoom = $state.raw()!;
  catalogue: Catalogue = $state.raw()!;
  /** True on a phone: one part at a time, nothing needs hover. */
  compact = $state(false);
  /** True when the system or the player asks for little motion. */
  still = $state(false);
  /** Things lit from outside the board: a line of the log, a hint. */
  readonly lit = new SvelteSet<Ref>();
  /** Things that something just happened to. */
  readonly touched = new SvelteSet<Ref>();
  /** Things pointed at so far for the choice being made. */
  picked: Ref[] = $state([]);
  /** Whatever else of a choice is half made: dials, steppers. Kept until the decision changes. */
  draft: { [name: string]: Json } = $state({});
  /** The thing whose words are shown, where it was asked for, and why it cannot be chosen. */
  shown: { ref: Ref; at: DOMRect | null; stay: boolean; why?: Reason | null } | null =
    $state.raw(null);
  /** A sentence in the asked line: a refusal, or why something cannot be chosen. */
  note: Reason | null = $state.raw(null);
  /** A part the frame should bring to the front on a phone. */
  tab: "board" | "hand" | "houses" | "log" = $state("board");

  readonly #wire: Wire;

  constructor(
    game: GameModule,
    seat: number | null,
    state: State,
    room: TableRoom,
    catalogue: Catalogue,
    wire: Wire,
  ) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
    this.room = room;
    this.catalogue = catalogue;
    this.#wire = wire;
  }

  /** What there is to show. */
  get state(): State {
    return this.#state;
  }

  /** A new state; what was half chosen stays while the question is the same. */
  set state(state: State) {
    const same = state.decision?.id === this.#state.decision?.id;
    this.#state = state;
    if (!same) this.drop();
  }

  /** Take up again what was half chosen before the page was reloaded, and keep it from now on. */
  remember(): () => void {
    const key = `kanly-draft-${this.room.room}`;
    const before = kept<Draft | null>(key, null, sessionStorage);
    if (before !== null && before.id === this.#state.decision?.id) {
      this.picked = before.picked;
      this.draft = before.draft;
    }
    return $effect.root(() => {
      $effect(() => {
        const draft: Draft = {
          id: this.#state.decision?.id ?? "",
          picked: this.picked,
          draft: this.draft,
        };
        keep(key, draft, sessionStorage);
      });
    });
  }

  get lang(): string {
    return this.catalogue.lang;
  }

  get decision(): Decision | null {
    return this.state.decision;
  }

  /** Every choice of the decision and of the standing offer, with the things it is about. */
  readonly choices: PointedChoice[] = $derived(
    [this.state.decision, this.state.offer].flatMap((decision) =>
      decision === null ? [] : pointed(decision, this.game.thing),
    ),
  );

  /** The seats that are asked something, as far as this seat may know. */
  readonly asked = $derived.by(() => {
    const asked = new Set(this.state.asked.map(({ seat }) => seat));
    if (this.decision !== null && this.seat !== null) asked.add(this.seat);
    return asked;
  });

  /** The choices that fit what is picked so far; all of them when nothing is. */
  readonly fitting = $derived(
    this.choices.filter(({ refs }) => this.picked.every((ref) => refs.includes(ref))),
  );

  readonly #open = $derived(new Set(this.fitting.flatMap(({ refs }) => refs)));

  /** Whether pointing at this thing now would go towards a choice. */
  can(ref: Ref): boolean {
    return this.#open.has(ref);
  }

  readonly #asked = $derived(
    new Set(this.fitting.flatMap(({ refs, decision }) => (decision === this.decision ? refs : []))),
  );

  /** Whether the question is about this thing; some things can be done out of turn. */
  asks(ref: Ref): boolean {
    return this.#asked.has(ref);
  }

  /**
   * Point at a thing: it joins what is picked, or leaves it. The only choice that fits all these
   * things is made at once, whatever else it is about: a card that goes to one space goes there,
   * unless it was not lit beside what was picked before.
   */
  pick(ref: Ref): void {
    if (this.picked.includes(ref)) {
      this.picked = this.picked.filter((each) => each !== ref);
      return;
    }
    const lit = this.can(ref);
    const next = lit ? [...this.picked, ref] : [ref];
    const fit = this.choices.filter(({ refs }) => next.every((each) => refs.includes(each)));
    if (fit.length === 0) return;
    const only = fit.length === 1 ? fit[0] : undefined;
    const whole = only?.refs.every((each) => next.includes(each)) ?? false;
    if (only !== undefined && (lit || whole)) this.choose(only.choice.notation);
    else this.picked = next;
  }

  /** Let go of everything half made. */
  drop(): void {
    this.picked = [];
    this.draft = {};
    this.confirming = null;
    this.note = null;
  }

  /** Make a choice, with the player's own words where it takes any; a final one must be confirmed. */
  choose(notation: string, words = ""): void {
    const found = this.choices.find(({ choice }) => choice.notation === notation)?.choice;
    const lost = found === undefined ? [] : this.lost(found);
    const asked = found !== undefined && (lost.length > 0 || this.game.final(found, this));
    if (asked && prefs.confirm) {
      this.confirming = { notation, words, label: found.label, lost };
    } else {
      this.#make(notation, words);
    }
  }

  /** A choice that waits for the player's own words. */
  spoken: ChoiceItem | null = $state(null);

  /** Make a choice, or ask for the words that go with it. */
  take(choice: ChoiceItem): void {
    if (choice.spoken) this.spoken = choice;
    else this.choose(choice.notation);
  }

  /** Whether a choice is on its way or waits for being confirmed. */
  get busy(): boolean {
    return this.confirming !== null || (this.#wire.busy ?? false);
  }

  /** The choice that waits for being confirmed. */
  confirming: { notation: string; words: string; label: string; lost: string[] } | null =
    $state.raw(null);

  /** What a choice gives up without saying so. */
  lost(choice: ChoiceItem): string[] {
    return this.game.lost?.(choice, this) ?? [];
  }

  confirm(): void {
    if (this.confirming !== null) this.#make(this.confirming.notation, this.confirming.words);
  }

  #make(notation: string, words: string): void {
    this.confirming = null;
    this.note = null;
    this.#wire.choose(notation, words);
  }

  /** Say in the asked line why a thing cannot be chosen now (or not for a verb), if there is why. */
  async explain(ref: Ref, verb = ""): Promise<Reason | null> {
    const reason = await this.reason(ref, verb);
    if (reason !== null) this.note = reason;
    return reason;
  }

  /** Why a thing cannot be chosen now; nothing when it can, or when something else is asked by then. */
  async reason(ref: Ref, verb = ""): Promise<Reason | null> {
    const about = this.decision?.id;
    const named = (each: Ref) => this.game.named?.(each) ?? [];
    if (about === undefined || named(ref).length === 0) return null;
    const reason = await this.why(verb, [...this.picked, ref].flatMap(named));
    return reason.text === null || about !== this.decision?.id ? null : reason;
  }

  /** Why nothing can be done with some things now, in words. */
  why(verb: string, things: Thing[]): Promise<Reason> {
    return this.#wire.why(verb, things);
  }

  /** Set the maximum bid in an auction beforehand; null withdraws it. */
  order(most: number | null, all = false): void {
    this.drop();
    this.#wire.order?.(most, all);
  }

  /** What would come of some choices, as the game tells it; null where nobody can tell. */
  preview(choices: string[]): Promise<Json> {
    return this.#wire.preview?.(choices) ?? Promise.resolve(null);
  }

  /** The component behind a thing, if it is one of the catalogue. */
  entry(ref: Ref): Entry | undefined {
    return this.#entries.get(ref);
  }

  /** Its name in the player's language; of a house, the name of its player. */
  name(ref: Ref): string {
    return this.game.name?.(ref, this) ?? this.seated(ref)?.name ?? this.entry(ref)?.name ?? ref;
  }

  /** Who plays a house, by its key (`colour-red`) or its name (`red`). */
  seated(house: string): TableSeat | undefined {
    return this.room.seats.find((seat) => seat.key === house || seat.house === house);
  }

  /** What the game calls the seat that looks (`red`); null for a spectator. */
  get house(): string | null {
    return this.seat === null ? null : (this.room.seats[this.seat]?.house ?? null);
  }

  readonly #entries = $derived(new Map(this.catalogue.entries.map((entry) => [entry.ref, entry])));

  /** Show the words of a thing beside the element pointed at; `stay`: until they are closed. */
  show(ref: Ref, at: Element | null = null, stay = false): void {
    this.#hold();
    this.shown = { ref, at: at?.getBoundingClientRect() ?? null, stay };
  }

  /** The pointer has left it: the words go after a moment, unless they were to stay. */
  hide(): void {
    if (this.shown === null || this.shown.stay) return;
    this.#hold();
    this.#leaving = setTimeout(() => (this.shown = null), 200);
  }

  #hold(): void {
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    this.#leaving = null;
  }

  #leaving: ReturnType<typeof setTimeout> | null = null;

  /** Light these things and no others; on a phone, on the board. */
  light(refs: Ref[], look = false): void {
    this.lit.clear();
    for (const ref of refs) this.lit.add(ref);
    if (look && this.compact) this.tab = "board";
  }
}

/** One thing of a kind for each table, made when it is first wanted. */
export function perTable<Made>(make: (table: Table) => Made): (table: Table) => Made {
  const made = new WeakMap<Table, Made>();
  return (table) => {
    if (!made.has(table)) made.set(table, make(table));
    return made.get(table)!;
  };
}
