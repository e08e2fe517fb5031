import type { Legend } from "../objects/drawings";

// prettier-ignore
const legend: Legend = [
  ["resources", ["spice", "solari", "water", "vp", "persuasion", "sword"]],
  ["pieces",    ["agent", "troop", "dreadnought", "freighter", "negotiator", "snooper", "flag", "cube"]],
  ["icons",     ["emperor", "guild", "bene-gesserit", "fremen", "landsraad", "city", "spice-trade", "influence", "alliance"]],
  ["cards",     ["card", "intrigue", "conflict", "flow", "trash", "discard", "deck", "market", "hand", "tech", "signet", "hagal"]],
  ["moments",   ["arrow", "bond", "sisterhood", "reveal", "round", "endgame", "win", "flip", "unload", "infiltrate", "opponent", "agents"]],
  ["deeds",     ["up", "down", "deploy", "retreat", "recall", "shuffle", "again", "skip", "voice", "none", "lock", "any", "explode"]],
  ["board",     ["combat", "maker", "garrison", "supply", "council", "swordmaster", "mentat", "first", "shipping", "leader"]],
];
export default legend;
