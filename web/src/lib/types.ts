/** What goes over the wire, as the server's structs have it, and names for parts of it. */
import type { AdviceMessage, Component, Room, Shown, StateMessage, WhyMessage } from "./wire";

export type * from "./wire";

/**
 * A thing on the table, by its key in the language files: `card-dagger`, `space-arrakeen`,
 * `colour-red`. The log names things so; boards mark what they draw with it.
 */
export type Ref = string;

/** Everything there is to show. */
export type State = Shown & Omit<StateMessage, "type" | "seq">;
export type Reason = { text: WhyMessage["text"]; rule: WhyMessage["rule"] };
/** The best choices of a question, of so many. */
export type Advice = Omit<AdviceMessage, "type" | "seq" | "id">;
export type Options = Room["options"];
/** A component of a game: a card, a space, a leader, a tile, a territory… */
export type Entry = Component;
/** An effect as a tree, for the icon painter: `{op: "pay", cost: {spice: 2}, gain: {…}}`. */
export type Tree = Entry["effects"][string];
