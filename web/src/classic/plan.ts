/** A battle plan in the making: what could be in it, and what can be known of how it would go. */
import { CARDS, strength, UNKNOWN, type CardKind, type Faction } from "./facts";
import type { Battle, House, Plan } from "./model";

export const NONE = "none";
const HOME = "home";
export const CHEAP_HERO = "cheap-hero";
/** What the Kwisatz Haderach adds, and the forces that must be lost in battle before. */
export const KWISATZ = 2;
export const AWAKE = 7;

/** Forces of one side, and what they are worth. */
export interface Troops {
  normal: number;
  starred: number;
  /** What a starred force counts. */
  worth: number;
  /** Spice that can support them; null where no spice is needed. */
  spice: number | null;
}

const WEAPONS: CardKind[] = ["projectile-weapon", "poison-weapon", "lasgun", "worthless"];
const DEFENSES: CardKind[] = ["shield", "snooper", "worthless"];

/** Leaders it can lead with, as far as the shield shows; `none` where there is nobody. */
export function leaders(house: House, territory: string): string[] {
  const own = house.leaders.filter(({ at }) => at === "home" || at === territory);
  const found = [...own.map(({ slug }) => slug), ...house.captives];
  if (house.hand.includes(CHEAP_HERO)) found.push(CHEAP_HERO);
  return found.length > 0 ? found : [NONE];
}

export function weapons(house: House): string[] {
  return fitting(house, WEAPONS);
}

/** A card can be in one place only; of most there are several, of worthless ones but one. */
export function defenses(house: House, weapon: string): string[] {
  return fitting(house, DEFENSES).filter((card) => card === NONE || card !== weapon);
}

function fitting(house: House, kinds: CardKind[]): string[] {
  const cards = [...new Set(house.hand)].filter((card) => kinds.includes(CARDS[card]!));
  return [NONE, ...cards];
}

/** What a starred force counts in this battle. */
export function worth(faction: string, other: string): number {
  return faction === "emperor" && other === "fremen" ? 1 : 2;
}

/** Every amount of spice with which some of the forces add up to the dial exactly. */
export function supports(troops: Troops, dial: number): number[] {
  if (troops.spice === null) return [0];
  const most = Math.min(troops.spice, troops.normal + troops.starred);
  return Array.from({ length: most + 1 }, (_, spice) => spice).filter((spice) =>
    addsUp(troops, dial, spice),
  );
}

function addsUp({ normal, starred, worth: value }: Troops, dial: number, spice: number): boolean {
  for (let stars = 0; stars <= starred; stars++) {
    for (let backed = 0; backed <= Math.min(stars, spice); backed++) {
      const paid = spice - backed;
      const others = 2 * (dial - backed * value - ((stars - backed) * value) / 2 - paid) + paid;
      if (Number.isInteger(others) && paid <= others && others <= normal) return true;
    }
  }
  return false;
}

/** The highest dial that its forces allow, were there spice enough. */
export function most(battle: Battle, faction: Faction, other: Faction): number {
  const { forces, starred } = battle.forces[faction] ?? { forces: 0, starred: 0 };
  return Math.min(20, forces + starred * worth(faction, other));
}

/** The strongest leader that it may have, as far as anybody else can know. */
export function best({ leaders: all, captives }: House, territory: string): number {
  const own = all.filter(({ at }) => [HOME, UNKNOWN, territory].includes(at));
  return Math.max(0, ...[...own.map(({ slug }) => slug), ...captives].map(strength));
}

/** The total of a plan, with its leader alive or dead. */
export function total(plan: Plan, alive: boolean): number {
  const led = alive && plan.leader !== NONE;
  return plan.dial + (led ? strength(plan.leader) + (plan.kwisatz ? KWISATZ : 0) : 0);
}

/** A number as it stands on the wheel: 2½, ½. */
export function halves(n: number): string {
  const whole = Math.floor(n);
  return n === whole ? String(n) : `${whole || ""}½`;
}

export type Danger = "projectile" | "poison" | "lasgun" | "explosion";

/** What can kill the leader behind a defense. */
export function dangers(defense: string): Danger[] {
  const kind = CARDS[defense];
  const found: Danger[] = [];
  if (kind !== "shield") found.push("projectile");
  if (kind !== "snooper") found.push("poison");
  found.push(kind === "shield" ? "explosion" : "lasgun");
  return found;
}

/** What saves the other leader from a weapon; null where nothing is at stake. */
export function answer(weapon: string): "shield" | "snooper" | "nothing" | null {
  const answers: Partial<Record<CardKind, "shield" | "snooper" | "nothing">> = {
    "projectile-weapon": "shield",
    "poison-weapon": "snooper",
    lasgun: "nothing",
  };
  return answers[CARDS[weapon]!] ?? null;
}

/** Whether a weapon kills the leader behind a defense; a Lasgun with a Shield explodes instead. */
export function kills(weapon: string, defense: string): boolean {
  const saves = answer(weapon);
  return saves !== null && CARDS[defense] !== saves;
}

export function explodes(plans: Plan[]): boolean {
  const kinds = plans.flatMap(({ weapon, defense }) => [CARDS[weapon], CARDS[defense]]);
  return kinds.includes("lasgun") && kinds.includes("shield");
}

/** A part of a plan: the verb of its choice, and what that names. */
export type Part = readonly [verb: string, slug: string];

/** The parts of a plan, in the order in which they are asked. */
export function parts(plan: Plan, spice: boolean, kwisatz: boolean): Part[] {
  const found: Part[] = [["dial", String(plan.dial)]];
  if (spice) found.push(["support", String(plan.spice)]);
  found.push(["leader", plan.leader]);
  if (plan.leader === NONE) return found;
  if (kwisatz) found.push([plan.kwisatz ? "with" : "without", "kwisatz-haderach"]);
  found.push(["weapon", plan.weapon], ["defense", plan.defense]);
  return found;
}
