/**
 * Effects as icons: the painter of the effect language.
 *
 * A tree of the catalogue becomes phrases, one per separate effect; a phrase is a row of marks.
 * Costs stand to the left of an arrow, conditions before a colon, options between strokes.
 */
import type { ThingName } from "../objects/drawings";
import type { Json, Ref, Tree } from "../lib/types";

/** A thing, perhaps several of it; a sign between things; or the name of a component. */
export type Mark =
  | { thing: ThingName; n?: number | string; inside?: number | string }
  | { sign: string }
  | { name: Ref };

export type Phrase = Mark[];

/** The effect of a box, phrase by phrase. */
export function paint(tree: Tree): Phrase[] {
  if (tree.op === "all") return trees(tree.parts).flatMap(paint);
  return [marks(tree)];
}

/** The effect in one row. */
export function marks(tree: Tree): Mark[] {
  return (WORDS[tree.op as Op] ?? unknown)(tree);
}

// Parts of a row ----------------------------------------------------------------------------------

/** A number of things: the number is left out where it is one, and 'any' where it is open. */
function count(thing: ThingName, n: Json | undefined): Mark {
  if (n === null) return { thing, n: "∞" };
  return n === 1 || n === undefined ? { thing } : { thing, n: Number(n) };
}

function sign(text: string): Mark {
  return { sign: text };
}

function at_least(thing: ThingName, n: Json | undefined): Mark {
  return { thing, n: `${n}+` };
}

function persuasion(n: Json | undefined): Mark {
  return { thing: "persuasion", inside: String(n) };
}

function only(...things: ThingName[]): () => Mark[] {
  return () => things.map((thing) => ({ thing }));
}

function number(thing: ThingName): (tree: Tree) => Mark[] {
  return (tree) => [count(thing, tree.n)];
}

/** The gain inside, after what announces it. */
function after(...things: ThingName[]): (tree: Tree) => Mark[] {
  return (tree) => [...only(...things)(), sign(":"), ...gain(tree)];
}

/** A word without a drawing: its name, and its number if it has one. */
function unknown(tree: Tree): Mark[] {
  return [sign([String(tree.op).replaceAll("-", " "), tree.n].join(" ").trim())];
}

function gain(tree: Tree): Mark[] {
  return marks(tree.gain as Tree);
}

function trees(parts: Json | undefined): Tree[] {
  return parts as Tree[];
}

function joined(rows: Mark[][], between: string): Mark[] {
  return rows.flatMap((row, i) => (i === 0 || between === "" ? row : [sign(between), ...row]));
}

function faction(tree: Tree): ThingName {
  return tree.faction as ThingName;
}

// Joints ------------------------------------------------------------------------------------------

function pay(tree: Tree): Mark[] {
  return [...cost(tree.cost as Tree), { thing: "arrow" }, ...gain(tree)];
}

/** What stands to the left of an arrow. */
export function cost(paid: Tree): Mark[] {
  return Object.entries(paid).flatMap(([name, n]) => COSTS[name as keyof typeof COSTS](n));
}

function when(tree: Tree): Mark[] {
  const asked = condition(tree.condition as Tree);
  const otherwise = tree.otherwise as Tree | undefined;
  const then = [...asked, sign(":"), ...gain(tree)];
  return otherwise === undefined ? then : [...marks(otherwise), sign("·"), ...then];
}

/** What has to hold. */
export function condition(asked: Tree): Mark[] {
  return CONDITIONS[asked.kind as keyof typeof CONDITIONS](asked);
}

function choose(tree: Tree): Mark[] {
  const rows = joined(trees(tree.parts).map(marks), "/");
  return tree.n === 1 ? rows : [sign(`${tree.n}×`), ...rows];
}

function influence_any(tree: Tree): Mark[] {
  const named = tree.factions as ThingName[];
  if (named.length === 4) return [count("influence", tree.n)];
  const emblems = joined(
    named.map((thing) => [{ thing }]),
    "/",
  );
  return [{ thing: "up" }, ...emblems];
}

function tech(tree: Tree): Mark[] {
  const cheaper = tree.n ? [sign(`−${tree.n}`), { thing: "spice" } as const] : [];
  const paid = tree.solari ? [sign("/"), { thing: "solari" } as const] : [];
  return [{ thing: "tech" }, ...cheaper, ...paid];
}

function acquire(tree: Tree): Mark[] {
  const to = tree.to === "deck" ? only("arrow", "deck")() : [];
  return [{ thing: "market" }, sign("≤"), persuasion(tree.n), ...to];
}

/** The two ends of a table: 2–5 spice for 6–12 Solari. */
function sell(tree: Tree): Mark[] {
  const rows = trees(tree.rows);
  const ends = (name: string) => `${rows[0]?.[name]}–${rows.at(-1)?.[name]}`;
  return [
    { thing: "spice", n: ends("spice") },
    { thing: "arrow" },
    { thing: "solari", n: ends("solari") },
  ];
}

function points(tree: Tree): Mark {
  return { thing: "vp", n: `${tree.n}–${tree.all}` };
}

// Vocabulary --------------------------------------------------------------------------------------

// prettier-ignore
const COSTS = {
  solari:       (n) => [count("solari", n)],
  spice:        (n) => [count("spice", n)],
  water:        (n) => [count("water", n)],
  "trash-this": only("down", "trash"),
  trash:        (n) => [count("trash", n)],
  influence:    (n) => [{ thing: "down" }, count("influence", n)],
  troops:       (n) => [sign("−"), count("troop", n), { thing: "combat" }],
  discard:      (n) => [count("discard", n)],
  units:        (n) => [count("troop", n), { thing: "retreat" }],
  "lose-troop": (n) => [sign("−"), count("troop", n)],
  bottom:       (n) => [count("intrigue", n), { thing: "down" }],
} as const satisfies Record<string, (n: Json) => Mark[]>;

// prettier-ignore
const CONDITIONS = {
  bond:                   only("bond"),
  sisterhood:             only("sisterhood"),
  alliance:               (asked) => [{ thing: "alliance" }, { thing: faction(asked) }],
  "any-alliance":         only("alliance"),
  influence:              (asked) => [at_least(faction(asked), asked.n)],
  council:                only("council"),
  "spice-must-flow":      (asked) => [at_least("flow", asked.n)],
  "most-spice-must-flow": () => [{ thing: "flow" }, sign(">"), { thing: "opponent" }],
  tech:                   (asked) => [at_least("tech", asked.n)],
  "enemy-agent":          only("opponent"),
  "agent-with":           (asked) => [{ thing: "agent" }, { thing: faction(asked) }],
  persuasion:             (asked) => [persuasion(`${asked.n}+`)],
  solari:                 (asked) => [at_least("solari", asked.n)],
  "all-tracks":           (asked) => [sign("4×"), at_least("influence", asked.n)],
  "units-deployed":       (asked) => [at_least("troop", asked.n), { thing: "combat" }],
  "agents-out":           (asked) => [at_least("agents", asked.n), { thing: "landsraad" }, { thing: "city" }, { thing: "spice-trade" }],
} as const satisfies Record<string, (asked: Tree) => Mark[]>;

// prettier-ignore
const WORDS = {
  all:                 (tree) => joined(trees(tree.parts).map(marks), ""),
  pay,
  if:                  when,
  choose,
  gain:                (tree) => [count(tree.resource as ThingName, tree.n)],
  vp:                  number("vp"),
  persuasion:          (tree) => [persuasion(tree.n)],
  swords:              number("sword"),
  recruit:             number("troop"),
  draw:                number("card"),
  intrigue:            number("intrigue"),
  influence:           (tree) => [{ thing: "up" }, count(faction(tree), tree.n)],
  "influence-any":     influence_any,
  "influence-behind":  (tree) => [count("influence", tree.n), sign("<"), { thing: "opponent" }],
  trash:               only("trash"),
  "trash-this":        only("down", "trash"),
  "deploy-garrison":   (tree) => [{ thing: "garrison" }, count("troop", tree.n), { thing: "deploy" }],
  "deploy-recruited":  (tree) => [...(tree["reveal-only"] ? only("reveal")() : []), count("troop", tree.n), { thing: "deploy" }],
  "deploy-supply":     (tree) => [{ thing: "supply" }, count("troop", tree.n), { thing: "deploy" }],
  retreat:             (tree) => [count("troop", tree.n), { thing: "retreat" }],
  acquire,
  "acquire-reserve":   (tree) => [sign("+"), { name: `card-${tree.card}` }],
  control:             (tree) => [{ thing: "flag" }, { name: `space-${tree.space}` }],
  signet:              only("signet"),
  "double-harvest":    () => [sign("2×"), { thing: "spice" }, { thing: "maker" }],
  "cheaper-spice-must-flow":   (tree) => [{ thing: "flow" }, persuasion(`−${tree.n}`)],
  "opponents-lose-garrison":   () => [{ thing: "opponent" }, sign("−"), { thing: "troop" }, { thing: "garrison" }],
  "send-anywhere":     only("agent", "arrow", "any"),
  "persuasion-per-fremen":     (tree) => [persuasion(tree.n), sign("/"), { thing: "fremen" }],
  "take-from-discard": (tree) => [{ thing: faction(tree) }, { thing: "discard" }, { thing: "arrow" }, { thing: "hand" }],
  "space-influence":   (tree) => [{ thing: "up" }, count("influence", tree.n)],
  "opponents-discard": (tree) => [{ thing: "opponent" }, count("discard", tree.n)],
  "opponents-discard-or-lose": () => [{ thing: "opponent" }, { thing: "discard" }, sign("/ −"), { thing: "troop" }],
  voice:               only("voice", "none"),
  "may-pass":          only("skip"),
  mentat:              only("mentat"),
  "mentat-next-round": only("mentat", "round"),
  "faction-icons":     only("emperor", "guild", "bene-gesserit", "fremen"),
  "ignore-enemies":    only("infiltrate"),
  "opponent-loses-troop":      () => [{ thing: "opponent" }, sign("−"), { thing: "troop" }, { thing: "combat" }],
  tracks:              (tree) => [sign("3–4×"), at_least("influence", 3), sign(":"), points(tree)],
  snoop:               () => [{ thing: "reveal" }, { thing: "deck" }, sign(":"), { thing: "card" }, sign("/"), { thing: "trash" }],
  "acquire-to-deck":   only("market", "arrow", "deck"),
  reshuffle:           only("discard", "shuffle", "deck"),
  recall:              only("recall", "agent"),
  "set-aside":         (tree) => [{ thing: "market" }, { thing: "lock" }, persuasion(`−${tree.n}`)],
  harvest:             (tree) => [count("spice", tree.n), sign("+"), { thing: "maker" }],
  "steal-intrigue":    only("opponent", "arrow", "intrigue"),
  council:             only("council"),
  swordmaster:         only("swordmaster"),
  sell,
  "at-reveal":         after("reveal"),
  "here-at-reveal":    after("agent", "reveal"),
  may:                 (tree) => [...gain(tree), sign("?")],
  freighter:           only("freighter"),
  dreadnought:         only("dreadnought"),
  tech,
  negotiator:          only("negotiator"),
  dividends:           (tree) => [count("solari", tree.n), sign("·"), { thing: "opponent" }, count("solari", tree.others)],
  "ship-troops":       (tree) => [{ thing: "freighter" }, count("troop", tree.n)],
  "trash-in-play":     only("agents", "trash"),
  "swords-per-dreadnought":    (tree) => [count("sword", tree.n), sign("/"), { thing: "dreadnought" }],
  "swords-per-card":   (tree) => [count("sword", tree.n), sign(tree["others-only"] ? "/ +" : "/"), { thing: "card" }, { thing: "sword" }],
  ambush:              only("troop", "arrow", "opponent", "retreat"),
  "extra-turn":        only("again"),
  "space-discount":    (tree) => [{ name: `space-${tree.space}` }, sign(`−${tree.n}`), { thing: "spice" }],
  "influence-agents":  (tree) => [count("influence", tree.n), sign("/"), { thing: "agent" }],
  "opponents-retreat-dreadnought": only("opponent", "dreadnought", "retreat"),
  "deploy-units":      (tree) => [count("troop", tree.n), sign("/"), { thing: "dreadnought" }, { thing: "deploy" }],
  "on-win":            after("win"),
  goals:               (tree) => [sign("3–4×"), { thing: "dreadnought" }, { thing: "influence" }, { thing: "council" }, sign(":"), points(tree)],
  "influence-visited": (tree) => [{ thing: "agent" }, count("influence", tree.n)],
  "swap-intrigues":    only("intrigue", "shuffle", "intrigue"),
  "vp-per-low-track":  (tree) => [count("vp", tree.n), sign("/"), { thing: "influence", n: "≤1" }],
  "influence-snooped": (tree) => [{ thing: "snooper" }, count("influence", tree.n)],
  "place-dreadnought": only("dreadnought", "flag"),
  "keep-card":         only("hand", "lock"),
  "win-ties":          () => [{ thing: "win" }, sign("=")],
  "all-to-deck":       only("card", "arrow", "deck"),
  "ship-bonus":        (tree) => [{ thing: "freighter" }, sign("+"), count("troop", tree.n), { thing: "deploy" }],
  detonate:            (tree) => [{ thing: "dreadnought" }, { thing: "explode" }, count("vp", tree.n)],
} as const satisfies Record<string, (tree: Tree) => Mark[]>;

type Op = keyof typeof WORDS;
