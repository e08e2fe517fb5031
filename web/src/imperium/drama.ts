/** Which events are shown as scenes, and how. */
import { picture, portrait, scene as painted } from "../art/pictures";
import Clash, { type Prize, type Side } from "../drama/Clash.svelte";
import Flight from "../drama/Flight.svelte";
import Plate from "../drama/Plate.svelte";
import { scene, type Happening, type Scenes } from "../lib/drama.svelte";
import { t } from "../lib/i18n.svelte";
import type { LogEntry } from "../lib/types";
import gallery from "./gallery";
import { houses, position } from "./view";

const VICTORY = painted("spice dunes ~palace@60*1.3 banner@60*1.3", "victory");
/** A piece stands for so much strength. */
const PIECE = 2;

const arg = (entry: LogEntry, name: string): string => String(entry.args[name] ?? "");
const seatOf = (entry: LogEntry): string => arg(entry, "seat").replace("colour-", "");

export const scenes: Scenes = {
  conflict: ({ table, entry, before }) => {
    const round = before.findLast(({ key }) => key === "round");
    const card = arg(entry, "card");
    const over = round === undefined ? t("imperium-conflict") : round.text;
    const props = { src: picture(gallery, card), title: table.name(card), over };
    return scene(Plate, props, 1500, "round");
  },
  win: (happening) => {
    const { entry } = happening;
    const winner = seatOf(entry);
    const props = { sides: sides(happening), winner, title: entry.text, prizes: prizes(happening) };
    return scene(Clash, props, 2000, "clash");
  },
  "no-winner": (happening) => {
    const props = { sides: sides(happening), winner: null, title: happening.entry.text };
    return scene(Clash, props, 1200, "clash");
  },
  vp: ({ entry }) => {
    const n = Number(entry.args.n);
    const props = {
      thing: "vp" as const,
      n,
      to: arg(entry, "seat"),
      lost: n < 0,
      title: entry.text,
    };
    return scene(Flight, props, 800, n < 0 ? "death" : "point");
  },
  alliance: ({ table, entry, before }) => {
    const faction = arg(entry, "faction");
    const lost = before.findLast(
      ({ key, args }) => key === "alliance-lost" && args.faction === faction,
    );
    const held = position(table.state.view).alliances;
    const holder = held[faction.replace("faction-", "") as keyof typeof held];
    const of = lost === undefined ? holder && `colour-${holder}` : arg(lost, "seat");
    const from = of === null || of === arg(entry, "seat") ? faction : of;
    return scene(
      Flight,
      { thing: "alliance" as const, from, to: arg(entry, "seat"), title: entry.text },
      1100,
      "alliance",
    );
  },
  "alliance-lost": ({ entry, after }) => {
    const faction = arg(entry, "faction");
    if (after.some(({ key, args }) => key === "alliance" && args.faction === faction)) return null;
    const props = {
      thing: "alliance" as const,
      from: faction,
      to: arg(entry, "seat"),
      lost: true,
      title: entry.text,
    };
    return scene(Flight, props, 900, "death");
  },
  control: ({ entry }) => {
    const seat = seatOf(entry);
    const props = {
      thing: "flag" as const,
      seat,
      from: `colour-${seat}`,
      to: arg(entry, "space"),
      title: entry.text,
    };
    return scene(Flight, props, 900, "point");
  },
  "rival-agent": ({ entry }) => {
    const seat = seatOf(entry);
    const props = {
      thing: "agent" as const,
      seat,
      from: `colour-${seat}`,
      to: arg(entry, "space"),
      title: entry.text,
    };
    return { ...scene(Flight, props, 1000, "move"), stays: true };
  },
  victory: ({ table, entry }) => {
    const seat = seatOf(entry);
    const leader = houses(table.state.view).find(({ colour }) => colour === seat)?.house.leader;
    const face = portrait(gallery, `leader-${leader}`);
    const props = { src: face ?? VICTORY, face: face !== null, title: entry.text, seat };
    return scene(Plate, { ...props, look: "crown" as const }, 2000, "end");
  },
};

/** Who fought, and how strong they were: as told just before, or as the board has it. */
function sides({ table, entry, before }: Happening): Side[] {
  const told = new Map(
    before
      .concat(entry)
      .filter(({ key }) => key === "strength" || key === "win")
      .map((each) => [seatOf(each), Number(each.args.n)]),
  );
  return houses(table.state.view).flatMap(({ colour, house }) => {
    const strength = told.get(colour) ?? house.strength;
    if (strength === 0) return [];
    const pieces = house.conflict + (house.dreadnoughts?.conflict ?? 0);
    const name = table.name(`colour-${colour}`);
    const many = Math.max(1, pieces, Math.round(strength / PIECE / 2));
    return [{ seat: colour, name, strength: String(strength), pieces: many }];
  });
}

/** The rewards that are taken, and whose they are. */
function prizes({ after }: Happening): Prize[] {
  const rewards = after.filter(({ key }) => key === "reward");
  return rewards.map((entry) => ({
    thing: "conflict",
    to: arg(entry, "seat"),
    n: Number(entry.args.place),
  }));
}
