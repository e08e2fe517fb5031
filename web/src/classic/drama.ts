/** Which events are shown as scenes, and how. */
import { picture, portrait, scene as painted } from "../art/pictures";
import Bond from "../drama/Bond.svelte";
import Clash, { type Side } from "../drama/Clash.svelte";
import Plate from "../drama/Plate.svelte";
import Storm from "../drama/Storm.svelte";
import { scene, type Happening, type Scenes } from "../lib/drama.svelte";
import type { LogEntry } from "../lib/types";
import gallery from "./gallery";
import Plans, { type Revealed } from "./Plans.svelte";
import { factionName } from "./names";
import { halves } from "./plan.svelte";
import { read } from "./read";
import * as ref from "./refs";
import { LOCATIONS, TERRITORIES } from "./map/geometry";

const TURN = painted("dawn dunes ~spires@90 person@36*1.1", "turn");
const WORM = painted("spice dunes maw@60*1.2", "worm");
const BLAST = painted("blood dunes blast@60*1.6", "blast");
const VICTORY = painted("gold dunes ~palace@60*1.3 banner@60*1.3", "victory");

const arg = (entry: LogEntry, name: string): string => String(entry.args[name] ?? "");
const slug = (entry: LogEntry, name: string): string =>
  arg(entry, name).replace(/^classic-[a-z]+-/, "");
const face = (leader: string): string => portrait(gallery, ref.leader(leader)) ?? TURN;

export const scenes: Scenes = {
  "classic-turn": ({ entry }) => scene(Plate, { src: TURN, title: entry.text }, 1000, "round"),
  "classic-storm": ({ entry, after }) => {
    const lost = after.filter(({ key }) => LOSSES.has(key)).map(({ text }) => text);
    return scene(
      Storm,
      { title: entry.text, losses: lost },
      lost.length > 0 ? 1900 : 1300,
      "storm",
    );
  },
  "classic-worm": ({ entry }) => {
    const territory = slug(entry, "territory");
    const middle = TERRITORIES.get(territory)?.locations.find((each) => LOCATIONS.has(each));
    const at = ref.at(middle ?? territory);
    const props = { src: WORM, title: entry.text, look: "rise" as const, at };
    return scene(Plate, props, 1400, "worm");
  },
  "classic-alliance": ({ entry }) => {
    const seats = [slug(entry, "faction"), slug(entry, "other")];
    return scene(Bond, { seats, title: entry.text }, 1300, "alliance");
  },
  "classic-alliance-broken": ({ table, entry }) => {
    const own = slug(entry, "faction");
    const houses = read(table.state.view).houses;
    const allies = [...houses.values()].find(({ faction }) => faction === own)?.allies ?? [];
    return scene(Bond, { seats: [own, ...allies], title: entry.text, parts: true }, 1100, "death");
  },
  "classic-plan": ({ entry, before, after }) => {
    if (after[0]?.key === entry.key) return null; // both are revealed together
    const first = before.at(-1);
    const plans = first?.key === entry.key ? [first, entry] : [entry];
    return scene(Plans, { plans: plans.map(revealed) }, 2000, "reveal");
  },
  "classic-treason": ({ entry }) => {
    const src = face(slug(entry, "leader"));
    const props = { src, face: true, title: entry.text, seat: slug(entry, "faction") };
    return scene(Plate, { ...props, look: "strike" as const }, 1700, "traitor");
  },
  "classic-explosion": ({ entry }) =>
    scene(Plate, { src: BLAST, title: entry.text, look: "blast" as const }, 1500, "clash"),
  "classic-wins": (happening) => {
    const winner = slug(happening.entry, "faction");
    const props = { sides: sides(happening), winner, title: happening.entry.text };
    return scene(Clash, props, 1800, "clash");
  },
  "classic-leader-dies": ({ entry }) => {
    const src = face(slug(entry, "leader"));
    const props = { src, face: true, title: entry.text, seat: slug(entry, "faction") };
    return scene(Plate, { ...props, look: "fall" as const }, 1000, "death");
  },
  "classic-kwisatz-dies": ({ entry }) => {
    const src = picture(gallery, "classic-territory-arrakeen");
    return scene(Plate, { src, title: entry.text, look: "fall" as const }, 1000, "death");
  },
  "classic-winner": ({ entry }) => {
    const props = { src: VICTORY, title: entry.text, seat: slug(entry, "faction") };
    return scene(Plate, { ...props, look: "crown" as const }, 2000, "end");
  },
};

const LOSSES = new Set(["classic-forces-die", "classic-spice-lost"]);

/** What a plan shows, as the log tells it. */
function revealed(entry: LogEntry): Revealed {
  const leader = slug(entry, "leader");
  const cards = ["weapon", "defense"].filter((name) => /^classic-card-/.test(arg(entry, name)));
  return {
    faction: slug(entry, "faction"),
    dial: Number(entry.args.dial) + Number(entry.args.half ?? 0) / 2,
    leader: /^classic-leader-/.test(arg(entry, "leader")) ? leader : null,
    cards: cards.map((name) => slug(entry, name)),
  };
}

/** The two sides of a battle with their totals, where these are told. */
function sides({ table, entry, before }: Happening): Side[] {
  const totals = before.filter(({ key }) => key === "classic-total");
  return [slug(entry, "faction"), slug(entry, "other")].map((seat) => {
    const total = totals.findLast((each) => slug(each, "faction") === seat);
    const n = Number(total?.args.n ?? 0) + Number(total?.args.half ?? 0) / 2;
    const strength = total === undefined ? "" : halves(n);
    return {
      seat,
      name: factionName(table, seat),
      strength,
      pieces: Math.max(2, Math.round(n / 2)),
    };
  });
}
