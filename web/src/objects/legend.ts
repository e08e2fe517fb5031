/** The drawings by subject, for whoever wants to know what an icon means. */
import type { ThingName } from "./drawings";

type Group = readonly [title: string, things: readonly ThingName[]];

// prettier-ignore
export const LEGEND: Record<string, readonly Group[]> = {
  imperium: [
    ["resources", ["spice", "solari", "water", "vp", "persuasion", "sword"]],
    ["pieces",    ["agent", "troop", "dreadnought", "freighter", "negotiator", "snooper", "flag", "cube"]],
    ["icons",     ["emperor", "guild", "bene-gesserit", "fremen", "landsraad", "city", "spice-trade", "influence", "alliance"]],
    ["cards",     ["card", "intrigue", "conflict", "flow", "trash", "discard", "deck", "market", "hand", "tech", "signet", "hagal"]],
    ["moments",   ["arrow", "bond", "sisterhood", "reveal", "round", "endgame", "win", "flip", "unload", "infiltrate", "opponent", "agents"]],
    ["deeds",     ["up", "down", "deploy", "retreat", "recall", "shuffle", "again", "skip", "voice", "none", "lock", "any", "explode"]],
    ["board",     ["combat", "maker", "garrison", "supply", "council", "swordmaster", "mentat", "first", "shipping", "leader"]],
  ],
  classic: [
    ["pieces",    ["force", "elite", "spice", "storm", "worm", "tanks", "dial", "traitor"]],
    ["treachery", ["treachery", "projectile", "poison", "lasgun", "shield", "snooper-defense", "worthless", "hero", "special"]],
    ["houses",    ["atreides", "harkonnen", "house-emperor", "house-guild", "house-bene-gesserit", "house-fremen"]],
  ],
};
