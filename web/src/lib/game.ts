/**
 * What a game brings to the table. The frame lays these parts out (side by side on a wide screen,
 * as tabs on a phone) and supplies the rest: what is asked, actions, undo, log, chat, clocks.
 *
 * Each part is given the one `Table` object (`lib/table.svelte.ts`) and nothing else. It
 * - draws `table.state.view`, with names from `table.entry(ref)`;
 * - marks every thing with `data-ref={ref}` and lights it when `table.can(ref)` or `table.lit.has(ref)`;
 * - calls `table.pick(ref)` when it is pointed at, or `table.choose(notation)` where it knows more;
 * - calls `table.show(ref, element)` for the words of a thing (hover, focus) and `table.hide()` when it
 *   is left; with `true` as third argument they stay (long press, `?`);
 * - calls `table.explain(ref)` when something that cannot be chosen is pointed at: the reason
 *   appears in the asked line;
 * - keeps half-made choices in `table.picked` and `table.draft`, so that they outlive a reconnect.
 *
 * The page has a strict content security policy: no `style="…"` in markup (use `style:name={…}`,
 * classes or SVG attributes), no `{@html}`.
 */
import type { Component } from "svelte";
import type { Scenes } from "./drama.svelte";
import type { ChoiceItem, ChoiceRef, Decision, Ref, Thing, View } from "./types";
import type { Table } from "./table.svelte";

export type Part = Component<{ table: Table }>;

/** A game as the table uses it. */
export interface GameModule extends GameParts {
  slug: string;
}

export interface GameParts {
  /** The board: all that is common. It fills its parent in both directions. */
  Board: Part;
  /**
   * Whether the board has a square to the left that may be as high as there is room, with what is
   * asked to its right rather than below; `--square` is its width.
   */
  square?: boolean;
  /** What is yours: hand, shield. On a wide screen a band below the board. */
  Hand: Part;
  /** One strip per house; the whole width of the right column. */
  Houses: Part;
  /** A component at reading size, for the panel of its words. */
  Face?: Component<{ table: Table; ref: Ref }>;
  /** A panel of its own for a decision (battle wheel, bidding bar), above the asked line. */
  Panel?: Component<{ table: Table; decision: Decision }>;
  /** Which decisions the panel can answer. */
  panels?: (decision: Decision) => boolean;
  /** Alliances, deals and bribes: a tab beside the log and the chat. */
  Deals?: Part;
  /** The thing on the table that is pointed at for what a choice names; null for none. */
  thing(ref: ChoiceRef, decision: Decision): Ref | null;
  /** A thing as choices name it, for asking about it; nothing where they do not. */
  named?(ref: Ref): Thing[];
  /** What is asked now that some things are picked, where the game has words for it. */
  next?(table: Table): string | null;
  /** What is asked, where not all that the question usually offers can be done. */
  prompt?(table: Table): string | null;
  /** The player's resources, in a line that a phone always shows. */
  Purse?: Part;
  /** Choices that stand as large buttons by the asked line, whatever the board draws. */
  plain(choice: ChoiceItem, decision: Decision): boolean;
  /** Effects that wait and may be carried out in any order, shown as chips. */
  chip(choice: ChoiceItem, decision: Decision): boolean;
  /** What stands on such a chip, if not the label: icons. */
  Chip?: Component<{ table: Table; choice: ChoiceItem }>;
  /** What a choice costs, drawn beside its label; nothing where it costs nothing. */
  Price?: Component<{ table: Table; choice: ChoiceItem }>;
  /** Whether a choice cannot be taken back, and is to be confirmed. */
  final(choice: ChoiceItem, table: Table): boolean;
  /** What a choice gives up without saying so, in words: it is named with it and asked twice. */
  lost?(choice: ChoiceItem, table: Table): string[];
  /** Decisions that the board asks for as a whole: they need no buttons by the asked line. */
  whole?(decision: Decision): boolean;
  /** The part of a phone's page that shows a thing. */
  part?(ref: Ref): Table["tab"];
  /** The part where a question is answered, whatever things it is about. */
  home?(decision: Decision): Table["tab"] | undefined;
  /** What a thing is called that is no component of the catalogue, or one in some place. */
  name?(ref: Ref, table: Table): string | undefined;
  /**
   * What goes on at a table whichever parts of the page are shown, until the returned function is
   * called. It begins before anything is drawn.
   */
  attend?(table: Table): () => void;
  /** What is shown as a scene, by the kind of event. */
  scenes?: Scenes;
  /** The key of the line of the log that begins a chapter: `round` unless the game says otherwise. */
  chapter?: string;
  /** Round and phase; the phase as a key of web.ftl after `phase-{slug}-`. */
  phase(view: View): { round: number; phase: string };
}
