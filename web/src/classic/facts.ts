/** What is printed on the pieces, as the engine's tables have it. */

import { FACTIONS, type Faction } from "./state";

export type { Faction };

// prettier-ignore
export const LEADERS: Record<string, readonly [faction: Faction, strength: number]> = {
  "thufir-hawat":         ["atreides",      5],
  "lady-jessica":         ["atreides",      5],
  "gurney-halleck":       ["atreides",      4],
  "duncan-idaho":         ["atreides",      2],
  "dr-wellington-yueh":   ["atreides",      1],
  "alia":                 ["bene-gesserit", 5],
  "margot-lady-fenring":  ["bene-gesserit", 5],
  "mother-ramallo":       ["bene-gesserit", 5],
  "princess-irulan":      ["bene-gesserit", 5],
  "wanna-yueh":           ["bene-gesserit", 5],
  "hasimir-fenring":      ["emperor",       6],
  "captain-aramsham":     ["emperor",       5],
  "caid":                 ["emperor",       3],
  "burseg":               ["emperor",       3],
  "bashar":               ["emperor",       2],
  "stilgar":              ["fremen",        7],
  "chani":                ["fremen",        6],
  "otheym":               ["fremen",        5],
  "shadout-mapes":        ["fremen",        3],
  "jamis":                ["fremen",        2],
  "staban-tuek":          ["guild",         5],
  "master-bewt":          ["guild",         3],
  "esmar-tuek":           ["guild",         3],
  "soo-soo-sook":         ["guild",         2],
  "guild-representative": ["guild",         1],
  "feyd-rautha":          ["harkonnen",     6],
  "beast-rabban":         ["harkonnen",     4],
  "piter-de-vries":       ["harkonnen",     3],
  "captain-iakin-nefud":  ["harkonnen",     2],
  "umman-kudu":           ["harkonnen",     1],
};

export type CardKind =
  | "projectile-weapon"
  | "poison-weapon"
  | "lasgun"
  | "shield"
  | "snooper"
  | "cheap-hero"
  | "worthless"
  | "special";

// prettier-ignore
export const CARDS: Record<string, CardKind> = {
  "lasgun":          "lasgun",
  "crysknife":       "projectile-weapon",
  "maula-pistol":    "projectile-weapon",
  "slip-tip":        "projectile-weapon",
  "stunner":         "projectile-weapon",
  "chaumas":         "poison-weapon",
  "chaumurky":       "poison-weapon",
  "ellaca-drug":     "poison-weapon",
  "gom-jabbar":      "poison-weapon",
  "shield":          "shield",
  "snooper":         "snooper",
  "cheap-hero":      "cheap-hero",
  "tleilaxu-ghola":  "special",
  "family-atomics":  "special",
  "hajr":            "special",
  "karama":          "special",
  "truthtrance":     "special",
  "weather-control": "special",
  "baliset":         "worthless",
  "jubba-cloak":     "worthless",
  "kulon":           "worthless",
  "la-la-la":        "worthless",
  "trip-to-gamont":  "worthless",
};

/** Elite troops by faction, in the advanced game. */
export const STARRED: Partial<Record<Faction, string>> = {
  emperor: "sardaukar",
  fremen: "fedaykin",
};

export const UNKNOWN = "?";

/** The faction of a leader; none for one that is not known. */
export function sideOf(leader: string): Faction | undefined {
  return LEADERS[leader]?.[0];
}

export function strength(leader: string): number {
  return LEADERS[leader]?.[1] ?? 0;
}

export function isFaction(slug: string): slug is Faction {
  return (FACTIONS as readonly string[]).includes(slug);
}
