/** What a seat may know of the game; `?` is unknown. */
import type { Table } from "../lib/table.svelte";
import type { Ref, View } from "../lib/types";
import { COLOURS, FACTIONS } from "./state";
import type { Colour, Faction, Hints, House, State } from "./state";

export { FACTIONS, type Colour, type Faction, type House };
export const RESOURCES = ["solari", "spice", "water"] as const;
export const UNKNOWN = "?";

export function position(view: View): State {
  return view as unknown as State;
}

/** The houses at the table, Rivals among them, in the order of the seats. */
export function houses(view: View): { colour: Colour; house: House }[] {
  return COLOURS.flatMap((colour) => {
    const house = position(view)[colour];
    return house === undefined ? [] : [{ colour, house }];
  });
}

/** The house of the seat that looks; none for a spectator. */
export function ownHouse(table: Table): House | undefined {
  return position(table.state.view)[table.house as Colour];
}

/** What a component says, for whoever does not see its icons. */
export function said(table: Table, ref: Ref): string {
  const texts = table.entry(ref)?.texts ?? [];
  return texts.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join(" ");
}

/** Whether the game is played with Rise of Ix. */
export function withIx(view: View): boolean {
  return view["tech-stacks"] !== undefined;
}

/** What the rules make of the position. */
export function hints(table: Table): Hints {
  return table.state.hints as unknown as Hints;
}

/** The Intrigue cards that a house is known, or thought, to hold by whoever looks. */
export function knownIntrigues(looking: House | undefined, colour: Colour): string[] {
  return Object.entries(looking?.knows ?? {}).flatMap(([holders, cards]) =>
    holders.split("-or-").includes(colour) ? cards : [],
  );
}

/** The cards on top of a deck that are known, from the top. */
export function knownTop(house: House): string[] {
  const end = house.deck.indexOf(UNKNOWN);
  return end < 0 ? house.deck : house.deck.slice(0, end);
}

export function isFaction(slug: string): slug is Faction {
  return (FACTIONS as readonly string[]).includes(slug);
}
