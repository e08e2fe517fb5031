/**
 * One drawing per thing, used everywhere. Each lies in a square of 24 and reads at 16 pixels.
 *
 * A drawing is a list of shapes from back to front: the tone that fills it, its path and, for
 * a line, its width. A tone is a colour of the theme or of `tones.css`; `seat` is the colour of
 * the seat it belongs to.
 */

export type Tone =
  | "ink"
  | "muted"
  | "surface"
  | "line"
  | "dusk"
  | "dusk-2"
  | "bad"
  | "spice"
  | "solari"
  | "water"
  | "rock"
  | "dune"
  | "seat"
  | "on-seat"
  | "on-tone"
  | "light"
  | "shade"
  | "metal"
  | "steel"
  | "gold"
  | "emperor"
  | "guild"
  | "bene-gesserit"
  | "fremen"
  | "landsraad"
  | "city"
  | "spice-trade";

export type Shape = readonly [tone: Tone, path: string, width?: number];
export type Drawing = readonly Shape[];

const DISC = "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z";
const HEXAGON = "M12 1.2L21.4 6.6V17.4L12 22.8L2.6 17.4V6.6Z";
const SHIELD = "M12 1.5L21 4V12C21 17.5 17 21 12 22.8C7 21 3 17.5 3 12V4Z";
const DIAMOND = "M12 0.8L23.2 12L12 23.2L0.8 12Z";
const OCTAGON = "M7.6 1.5H16.4L22.5 7.6V16.4L16.4 22.5H7.6L1.5 16.4V7.6Z";
const ARCH = "M2.5 22V12A9.5 9.5 0 0 1 21.5 12V22Z";
const EYE = "M1 12C4.5 6.3 8 4 12 4S19.5 6.3 23 12C19.5 17.7 16 20 12 20S4.5 17.7 1 12Z";
const CARD = "M6 2H18A2 2 0 0 1 20 4V20A2 2 0 0 1 18 22H6A2 2 0 0 1 4 20V4A2 2 0 0 1 6 2Z";
const CARD_EDGE =
  "M6.6 4.2H17.4A.8.8 0 0 1 18.2 5V19A.8.8 0 0 1 17.4 19.8H6.6A.8.8 0 0 1 5.8 19V5A.8.8 0 0 1 6.6 4.2Z";
const PERSON =
  "M12 2.2A4.6 4.6 0 1 1 12 11.4A4.6 4.6 0 1 1 12 2.2ZM3.6 22C3.6 16 7 12.6 12 12.6S20.4 16 20.4 22Z";
const SHIP = "M0.8 13.5L5.6 10.6L7 6.4H13.2L14.4 9.4L23.2 12.4L18 17.4H5.2Z";
const BLADE = "M21.8 2.2L20.8 7.6L10.6 17.8L6.2 13.4L16.4 3.2Z";
const HILT = "M4.2 11.6L12.4 19.8L10.8 21.4L8.4 19L4.4 23L1 19.6L5 15.6L2.6 13.2Z";
const HEPTAGRAM =
  "M12 1L14.9 5L19.8 4.2L19 9.1L23 12L19 14.9L19.8 19.8L14.9 19L12 23L9.1 19L4.2 19.8L5 14.9L1 12L5 9.1L4.2 4.2L9.1 5Z";
const STAR = "M12 1.5L14.6 8.4L22 8.8L16.2 13.4L18.2 20.5L12 16.4L5.8 20.5L7.8 13.4L2 8.8L9.4 8.4Z";
const COG =
  "M10.2 4L10.5 1.1H13.5L13.8 4L16.4 5.1L18.6 3.2L20.8 5.4L18.9 7.6L20 10.2L22.9 10.5V13.5L20 13.8L18.9 16.4L20.8 18.6L18.6 20.8L16.4 18.9L13.8 20L13.5 22.9H10.5L10.2 20L7.6 18.9L5.4 20.8L3.2 18.6L5.1 16.4L4 13.8L1.1 13.5V10.5L4 10.2L5.1 7.6L3.2 5.4L5.4 3.2L7.6 5.1Z";

// prettier-ignore
export const DRAWINGS = {
  // Resources and what is won ----------------------------------------------------------------
  spice:      [["spice", HEXAGON], ["light", "M12 1.2L21.4 6.6L12 12L2.6 6.6Z"], ["shade", "M12 12L21.4 6.6V17.4L12 22.8Z"]],
  solari:     [["solari", DISC], ["light", "M12 4.4a7.6 7.6 0 1 1 0 15.2a7.6 7.6 0 1 1 0-15.2z", 1.8], ["surface", "M9 9H15V15H9Z"]],
  water:      [["water", "M12 1C15.8 7.4 19.8 11.2 19.8 15.4A7.8 7.8 0 0 1 4.2 15.4C4.2 11.2 8.2 7.4 12 1Z"], ["light", "M7.4 15A4.8 4.8 0 0 0 11 19.8", 2]],
  vp:         [["gold", DISC], ["on-tone", "M12 4.2L14 9.4L19.6 9.8L15.2 13.2L16.7 18.6L12 15.6L7.3 18.6L8.8 13.2L4.4 9.8L10 9.4Z"]],
  persuasion: [["dusk", DIAMOND], ["light", "M12 0.8L23.2 12H0.8Z"]],
  sword:      [["metal", BLADE], ["light", "M21.8 2.2L8.4 15.6L6.2 13.4L16.4 3.2Z"], ["ink", HILT]],

  // Pieces -------------------------------------------------------------------------------------
  troop:       [["seat", "M1.5 8H16.2V22.5H1.5Z"], ["seat", "M1.5 8L7 1.5H22.5L16.2 8Z"], ["light", "M1.5 8L7 1.5H22.5L16.2 8Z"], ["seat", "M16.2 8L22.5 1.5V16L16.2 22.5Z"], ["shade", "M16.2 8L22.5 1.5V16L16.2 22.5Z"]],
  agent:       [["seat", PERSON], ["shade", "M12 2.2A4.6 4.6 0 0 1 12 11.4C14.2 9.4 14.2 4.2 12 2.2ZM13.6 12.7C17.8 13.4 20.4 16.6 20.4 22H15.6C16.8 18.4 16 15 13.6 12.7Z"], ["light", "M5.6 19.6C5.9 17.2 7.4 15.2 9.6 14.4", 1.2], ["light", "M10.5 3.8a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z"]],
  dreadnought: [["seat", SHIP], ["light", "M7 6.4H13.2L14.4 9.4L23.2 12.4H8Z"], ["shade", "M3 15.4H20.2L18 17.4H5.2Z"]],
  freighter:   [["seat", "M1 9H6V5H11V9H17L23 13.5L20 18.5H4Z"], ["light", "M6 5H11V9H6ZM1 9H17L23 13.5H2.8Z"]],
  negotiator:  [["seat", "M3 3H21A1.5 1.5 0 0 1 22.5 4.5V15A1.5 1.5 0 0 1 21 16.5H12L6.5 22V16.5H3A1.5 1.5 0 0 1 1.5 15V4.5A1.5 1.5 0 0 1 3 3Z"], ["on-seat", "M6 8.2H18M6 11.8H14", 2]],
  snooper:     [["seat", "M12 1L15 12L12 23L9 12Z"], ["seat", "M5 8.5C8.5 6 15.5 6 19 8.5", 2.2], ["seat", "M5 15.5C8.5 18 15.5 18 19 15.5", 2.2]],
  flag:        [["ink", "M4 1.5H6.4V23H4Z"], ["seat", "M6.4 2.5H21.5L17.5 8L21.5 13.5H6.4Z"], ["shade", "M13.5 2.5H21.5L17.5 8L21.5 13.5H13.5C15.2 10 15.2 6 13.5 2.5Z"]],
  cube:        [["seat", "M5 3.5H19A1.5 1.5 0 0 1 20.5 5V19A1.5 1.5 0 0 1 19 20.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5Z"]],

  // Factions and the other Agent icons ---------------------------------------------------------
  emperor:         [["emperor", SHIELD], ["on-tone", "M6 16.5L5 8L9 11.2L12 5.6L15 11.2L19 8L18 16.5Z"]],
  guild:           [["guild", DISC], ["on-tone", "M12 12C9.6 8.6 8.2 7.6 6.8 8.2A3.9 3.9 0 0 0 6.8 15.8C8.2 16.4 9.6 15.4 12 12S15.8 7.6 17.2 8.2A3.9 3.9 0 0 1 17.2 15.8C15.8 16.4 14.4 15.4 12 12Z", 2.4]],
  "bene-gesserit": [["bene-gesserit", OCTAGON], ["on-tone", "M15.6 5.2A7.6 7.6 0 1 0 15.6 18.8A9 9 0 0 1 15.6 5.2Z"]],
  fremen:          [["fremen", "M12 1L23 21.5H1Z"], ["on-tone", "M12 6.4C13.6 10.4 14.4 13.4 13.4 16.4L15.2 17.6L13.6 19.6H10.4L8.8 17.6L10.6 16.4C9.6 13.4 10.4 10.4 12 6.4Z"]],
  landsraad:       [["landsraad", ARCH], ["on-tone", "M6.4 10.6L12 6.8L17.6 10.6V12.2H6.4ZM7.4 13.2H9.4V18H7.4ZM11 13.2H13V18H11ZM14.6 13.2H16.6V18H14.6ZM6 18.8H18V20.2H6Z"]],
  city:            [["city", "M2 2H22V22H2Z"], ["on-tone", "M4.6 19.4V12L8.4 9.4V13H10.2V5L14 7.6V12H15.6V9.8L19.4 12.4V19.4Z"]],
  "spice-trade":   [["spice-trade", HEXAGON], ["on-tone", "M6.4 9.4H14.6V6.6L19 10.9L14.6 15.2V12.4H6.4ZM5.8 16.4H17V18.6H5.8Z"]],
  influence:       [["dusk", "M12 1.5L21 10.5H15.4V22H8.6V10.5H3Z"]],
  alliance:        [["gold", HEXAGON], ["surface", "M9.3 7.6A4.4 4.4 0 1 0 9.3 16.4A4.4 4.4 0 1 0 9.3 7.6ZM14.7 7.6A4.4 4.4 0 1 0 14.7 16.4A4.4 4.4 0 1 0 14.7 7.6Z", 1.9]],

  // Cards ---------------------------------------------------------------------------------------
  card:     [["dusk", CARD], ["light", CARD_EDGE, 1.2], ["light", "M12 7.5L15.8 12L12 16.5L8.2 12Z"]],
  flow:     [["spice-trade", CARD], ["light", CARD_EDGE, 1.2], ["spice", "M12 6.2L17 9.1V14.9L12 17.8L7 14.9V9.1Z"], ["light", "M12 6.2L17 9.1L12 12L7 9.1Z"], ["on-tone", "M12 6.2L17 9.1V14.9L12 17.8L7 14.9V9.1Z", 1]],
  intrigue: [["bene-gesserit", CARD], ["light", CARD_EDGE, 1.2], ["on-tone", "M6.4 12C8.2 9 10 8 12 8S15.8 9 17.6 12C15.8 15 14 16 12 16S8.2 15 6.4 12Z"], ["bene-gesserit", "M12 10.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z"]],
  conflict: [["bad", CARD], ["light", CARD_EDGE, 1.2], ["on-tone", "M7.6 7L16.4 17M16.4 7L7.6 17", 2.2]],
  trash:    [["muted", CARD], ["surface", "M8 8L16 16M16 8L8 16", 2.6]],
  discard:  [["muted", "M3 6L12 2L20 19L11 23Z"], ["surface", "M9 9.5L14.5 16M14.4 13V16.2H11.2", 1.8]],
  deck:     [["line", "M8 5H20A2 2 0 0 1 22 7V21A2 2 0 0 1 20 23H10Z"], ["dusk", "M4 1H16A2 2 0 0 1 18 3V18A2 2 0 0 1 16 20H4A2 2 0 0 1 2 18V3A2 2 0 0 1 4 1Z"], ["light", "M10 5.5L14 10.5L10 15.5L6 10.5Z"]],
  market:   [["dusk", "M2 5H11V19H2Z"], ["dusk", "M13 5H22V19H13Z"], ["light", "M4 7H9V11H4ZM15 7H20V11H15Z"]],
  hand:     [["dusk", "M2.4 7.5L8 5L13 17.5L7.4 20Z"], ["line", "M8.6 4H15V19H8.6Z"], ["dusk", "M9.4 4.8H14.2V18.2H9.4Z"], ["dusk", "M16 5L21.6 7.5L16.6 20L14.4 19Z"]],
  hagal:    [["ink", CARD], ["light", CARD_EDGE, 1.2], ["on-tone", "M12 6A4 4 0 0 1 14.4 13.2V16.5H9.6V13.2A4 4 0 0 1 12 6Z"]],

  // Things of the board -------------------------------------------------------------------------
  combat:      [["bad", "M20.8 1.6L22.4 3.2L9 17.2L6.8 15Z"], ["bad", "M3.2 1.6L1.6 3.2L15 17.2L17.2 15Z"], ["ink", "M4.6 14L10 19.4L8.4 21L6.6 19.2L4 21.8L2.2 20L4.8 17.4L3 15.6Z"], ["ink", "M19.4 14L14 19.4L15.6 21L17.4 19.2L20 21.8L21.8 20L19.2 17.4L21 15.6Z"]],
  maker:       [["rock", DISC], ["ink", "M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z"], ["surface", "M12 5L13.6 9.4L10.4 9.4ZM12 19L13.6 14.6L10.4 14.6ZM5 12L9.4 13.6L9.4 10.4ZM19 12L14.6 13.6L14.6 10.4ZM7 7L11 9L9 11ZM17 17L13 15L15 13ZM17 7L15 11L13 9ZM7 17L9 13L11 15Z"]],
  garrison:    [["steel", "M2 22V8H5.4V5H8.6V8H10.4V3H13.6V8H15.4V5H18.6V8H22V22Z"], ["surface", "M9.4 22V17A2.6 2.6 0 0 1 14.6 17V22Z"]],
  supply:      [["muted", "M3 8H21V21H3Z"], ["muted", "M2 4H22V7H2Z"], ["surface", "M9 11H15", 2]],
  council:     [["landsraad", "M6 2H18V12H20V22H17V18H7V22H4V12H6Z"], ["on-tone", "M8.4 4.6H15.6V11H8.4Z"]],
  swordmaster: [["steel", "M9 2.4A4 4 0 1 1 9 10.4A4 4 0 1 1 9 2.4ZM1.6 22C1.6 15.6 4.6 12 9 12C11 12 12.8 12.8 14 14.2L11 22Z"], ["ink", "M22.6 1.4L23 5L16 18L12.6 22.6L13.4 16.8L20.4 3.8Z"]],
  mentat:      [["steel", "M12 1.5C17.6 1.5 21 5.4 21 10.4C21 14.4 19 16.4 18.2 18V22.5H8.6V19.4H5.6V15.4L3 14.2L5 10.4C5 5.4 7.6 1.5 12 1.5Z"], ["on-tone", "M12.6 6A4.4 4.4 0 1 1 8.6 10.6A2.8 2.8 0 0 1 14 10.4A1.4 1.4 0 0 1 11.6 11.2", 1.7]],
  signet:      [["gold", "M12 8.4A7.2 7.2 0 1 1 12 22.8A7.2 7.2 0 1 1 12 8.4Z"], ["surface", "M12 11.6A4 4 0 1 1 12 19.6A4 4 0 1 1 12 11.6Z"], ["ink", "M8 1.2H16L18.4 5.4L12 11L5.6 5.4Z"], ["light", "M8 1.2H12V11L5.6 5.4Z"]],
  first:       [["gold", "M2.5 3H21.5V13C21.5 18.5 17 21.6 12 23C7 21.6 2.5 18.5 2.5 13Z"], ["ink", "M10.6 17.5V10L8.4 11.4V8.4L11.2 6.5H13.6V17.5Z"]],
  tech:        [["steel", COG], ["surface", "M12 7.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z"], ["spice-trade", "M12 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z"]],
  shipping:    [["steel", "M1 16L5 12H19L23 16L20 21H4Z"], ["steel", "M7 4H11V10H7ZM13 6H17V10H13Z"]],
  opponent:    [["steel", PERSON], ["surface", "M7.8 5.8L11.2 7.4M16.2 5.8L12.8 7.4", 1.8]],
  leader:      [["dusk", PERSON], ["gold", "M7.4 5L9.6 6.6L12 3L14.4 6.6L16.6 5L16 0.8H8Z"]],
  infiltrate:  [["ink", "M1.5 8C5 5.4 8.4 6.4 12 8C15.6 6.4 19 5.4 22.5 8C22 14.6 19.6 17.6 16.6 17.6C14.4 17.6 13.2 15.4 12 13.6C10.8 15.4 9.6 17.6 7.4 17.6C4.4 17.6 2 14.6 1.5 8Z"], ["surface", "M5 10C6.6 9 8.6 9.6 9.6 11.6C8 12.8 6 12.4 5 10ZM19 10C17.4 9 15.4 9.6 14.4 11.6C16 12.8 18 12.4 19 10Z"]],
  unload:      [["steel", "M3 3H21V12H3Z"], ["steel", "M10.4 12H13.6V16.4H17.4L12 22.4L6.6 16.4H10.4Z"], ["surface", "M6 7.5H18", 2]],
  voice:       [["bene-gesserit", "M2 8.6H6.6L13 3V21L6.6 15.4H2Z"], ["bene-gesserit", "M16 8.4A5 5 0 0 1 16 15.6M18.8 5.4A9.2 9.2 0 0 1 18.8 18.6", 2.2]],
  lock:        [["ink", "M4 10.4H20V22H4Z"], ["ink", "M7.4 10V7A4.6 4.6 0 0 1 16.6 7V10", 2.6]],
  agents:      [["steel", "M8 4A3.6 3.6 0 1 1 8 11.2A3.6 3.6 0 1 1 8 4ZM1.4 20C1.4 15.4 4 12.4 8 12.4S14.6 15.4 14.6 20Z"], ["steel", "M17 6A3 3 0 1 1 17 12A3 3 0 1 1 17 6ZM16.4 20C16.4 17.4 16 15.4 15 13.6C19.6 12.4 22.6 15.4 22.6 20Z"]],
  bond:        [["fremen", "M10.2 13.8A4.6 4.6 0 0 1 10.2 7.3L13 4.4A4.6 4.6 0 0 1 19.6 11L17.6 13M13.8 10.2A4.6 4.6 0 0 1 13.8 16.7L11 19.6A4.6 4.6 0 0 1 4.4 13L6.4 11", 2.8]],
  sisterhood:  [["bene-gesserit", "M10.2 13.8A4.6 4.6 0 0 1 10.2 7.3L13 4.4A4.6 4.6 0 0 1 19.6 11L17.6 13M13.8 10.2A4.6 4.6 0 0 1 13.8 16.7L11 19.6A4.6 4.6 0 0 1 4.4 13L6.4 11", 2.8]],
  reveal:      [["ink", EYE], ["surface", "M12 7.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z"], ["ink", "M12 9.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4z"]],
  round:       [["ink", DISC], ["surface", "M12 5.6V12L16.4 15", 2.2]],
  endgame:     [["ink", "M5 1.5H19V4H17.6C17.6 8.4 14.6 9.8 13.6 12C14.6 14.2 17.6 15.6 17.6 20H19V22.5H5V20H6.4C6.4 15.6 9.4 14.2 10.4 12C9.4 9.8 6.4 8.4 6.4 4H5Z"]],
  flip:        [["ink", "M4.4 9.6A8.2 8.2 0 0 1 19 8M19.6 14.4A8.2 8.2 0 0 1 5 16", 2.4], ["ink", "M20.6 3V10.4H13.4ZM3.4 21V13.6H10.6Z"]],

  // What is done with them ----------------------------------------------------------------------
  arrow:   [["ink", "M1.5 10.4H13.5V5L22.5 12L13.5 19V13.6H1.5Z"]],
  deploy:  [["ink", "M3 9.8H12V5L20 12L12 19V14.2H3Z"], ["ink", "M21 4V20", 2.4]],
  retreat: [["ink", "M21 9.8H12V5L4 12L12 19V14.2H21Z"], ["ink", "M3 4V20", 2.4]],
  recall:  [["ink", "M5.4 10.6A7.8 7.8 0 1 1 6.6 17", 2.8], ["ink", "M1.4 5.6L10.4 4.4L7.6 13.2Z"]],
  up:      [["ink", "M12 2.5L20.5 11H15V21.5H9V11H3.5Z"]],
  down:    [["ink", "M12 21.5L20.5 13H15V2.5H9V13H3.5Z"]],
  shuffle: [["ink", "M2 6.5H6.5L15 17.5H18M2 17.5H6.5L9 14.4M12.6 9.6L15 6.5H18", 2.4], ["ink", "M17.4 2.8L22.8 6.5L17.4 10.2ZM17.4 13.8L22.8 17.5L17.4 21.2Z"]],
  again:   [["ink", "M2.5 5L10.5 12L2.5 19ZM12 5L20 12L12 19Z"], ["ink", "M21.6 5V19", 2.2]],
  skip:    [["ink", "M7 4V20M17 4V20", 4]],
  none:    [["bad", "M12 2.6a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 1 1 0-18.8zM5.4 5.4L18.6 18.6", 2.8]],
  any:     [["ink", "M12 12C9.6 8.6 8.2 7.6 6.8 8.2A3.9 3.9 0 0 0 6.8 15.8C8.2 16.4 9.6 15.4 12 12S15.8 7.6 17.2 8.2A3.9 3.9 0 0 1 17.2 15.8C15.8 16.4 14.4 15.4 12 12Z", 2.6]],
  win:     [["gold", "M6 2H18V4H22C22 9.4 20 11.8 16.8 12.4C15.8 14.4 14.4 15.4 13.4 15.8V18.6H17V22H7V18.6H10.6V15.8C9.6 15.4 8.2 14.4 7.2 12.4C4 11.8 2 9.4 2 4H6Z"], ["surface", "M6 6H4.4C4.6 8 5.2 9.2 6.4 9.8ZM18 6H19.6C19.4 8 18.8 9.2 17.6 9.8Z"]],
  explode: [["bad", HEPTAGRAM], ["surface", STAR]],

  // Classic Dune ----------------------------------------------------------------------------------
  force:        [["seat", DISC], ["light", "M12 1.5A10.5 10.5 0 0 0 1.5 12H22.5A10.5 10.5 0 0 0 12 1.5Z"]],
  elite:        [["seat", DISC], ["on-seat", STAR]],
  star:         [["ink", STAR]],
  storm:        [["rock", "M12 12A2.4 2.4 0 0 1 16.8 11.4A6 6 0 0 1 7 16A8 8 0 0 1 13 3.4M12 12A2.4 2.4 0 0 1 7.2 12.6A6 6 0 0 1 17 8A8 8 0 0 1 11 20.6", 2.6]],
  worm:         [["rock", "M2 22C2 12 5 3 12 3S22 12 22 22Z"], ["ink", "M12 6.4a5 5 0 1 1 0 10a5 5 0 1 1 0-10z"], ["surface", "M12 6.4L13.4 9.6H10.6ZM7 11.4L10.2 12.8V10ZM17 11.4L13.8 12.8V10ZM12 16.4L13.4 13.2H10.6Z"]],
  treachery:    [["spice-trade", CARD], ["light", CARD_EDGE, 1.2], ["on-tone", "M12 6.4V17.6M7.6 9.4L12 6L16.4 9.4", 2]],
  projectile:   [["bad", "M2 9H16V15H2Z"], ["bad", "M16.8 7L23 12L16.8 17Z"], ["ink", "M2 9H5V15H2Z"]],
  poison:       [["landsraad", "M9 1.5H15V4H14V9L19.4 18A3 3 0 0 1 16.8 22.5H7.2A3 3 0 0 1 4.6 18L10 9V4H9Z"], ["on-tone", "M8.6 15H15.4L17.4 18.4A1 1 0 0 1 16.6 20H7.4A1 1 0 0 1 6.6 18.4Z"]],
  lasgun:       [["bad", "M1.5 8H14V5.6H17V8H22.5V12H17L15 16H11L12 12H8L6 20H2.5Z"]],
  shield:       [["water", SHIELD], ["light", "M12 1.5L21 4V12C21 17.5 17 21 12 22.8Z"], ["surface", "M7 8.5C9 6.8 15 6.8 17 8.5M7.4 12.5C9.4 10.8 14.6 10.8 16.6 12.5M9 16.4C10.4 15.2 13.6 15.2 15 16.4", 1.8]],
  "snooper-defense": [["landsraad", SHIELD], ["on-tone", "M12 5.4V13.4M8.6 7H15.4", 2], ["on-tone", "M12 12.4a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8z"]],
  worthless:    [["muted", CARD], ["surface", "M8.4 9.4A3.6 3.6 0 1 1 12 13.2V15.2M12 17.4V18.4", 2.2]],
  hero:         [["steel", "M12 2.2A4.6 4.6 0 1 1 12 11.4A4.6 4.6 0 1 1 12 2.2ZM3.6 22C3.6 16 7 12.6 12 12.6S20.4 16 20.4 22Z"], ["gold", "M12 14.4L13.2 17.4L16.4 17.6L14 19.6L14.8 22H9.2L10 19.6L7.6 17.6L10.8 17.4Z"]],
  special:      [["gold", STAR]],
  traitor:      [["bad", "M3 2.5H21V12C21 18 17 21.4 12 23C7 21.4 3 18 3 12Z"], ["on-tone", "M7 8.6L10.4 10M17 8.6L13.6 10M8 16.6C10 14.2 14 14.2 16 16.6", 2]],
  tanks:        [["fremen", "M4 4A8 2.6 0 0 1 20 4V20A8 2.6 0 0 1 4 20Z"], ["light", "M4 4A8 2.6 0 0 1 20 4A8 2.6 0 0 1 4 4Z"], ["on-tone", "M8 12C10 10.4 11 13.6 12.6 12.4S15 11 16 12M8 16.4C10 14.8 11 18 12.6 16.8S15 15.4 16 16.4", 1.6]],
  dial:         [["dusk", DISC], ["surface", "M12 3.4V6M20.6 12H18M12 20.6V18M3.4 12H6", 1.8], ["surface", "M12 12L17 7.4", 2.4]],
  atreides:     [["seat", SHIELD], ["on-seat", "M12 17.6C10 15.6 8.8 14.8 8.8 12.6L3.8 8.4C7 7.8 9.4 8.4 11 10L12 6.4L13 10C14.6 8.4 17 7.8 20.2 8.4L15.2 12.6C15.2 14.8 14 15.6 12 17.6Z"]],
  harkonnen:    [["seat", SHIELD], ["on-seat", "M12 20C8.6 18 7.4 15.4 8 12.6C5.4 12.2 4.6 9.8 5.6 7.2C7 9 8.6 9 10.4 8.2L12 5.4L13.6 8.2C15.4 9 17 9 18.4 7.2C19.4 9.8 18.6 12.2 16 12.6C16.6 15.4 15.4 18 12 20Z"]],
  "house-emperor":       [["seat", SHIELD], ["on-seat", "M6 16.5L5 8L9 11.2L12 5.6L15 11.2L19 8L18 16.5Z"]],
  "house-guild":         [["seat", DISC], ["on-seat", "M12 12C9.6 8.6 8.2 7.6 6.8 8.2A3.9 3.9 0 0 0 6.8 15.8C8.2 16.4 9.6 15.4 12 12S15.8 7.6 17.2 8.2A3.9 3.9 0 0 1 17.2 15.8C15.8 16.4 14.4 15.4 12 12Z", 2.4]],
  "house-bene-gesserit": [["seat", OCTAGON], ["on-seat", "M15.6 5.2A7.6 7.6 0 1 0 15.6 18.8A9 9 0 0 1 15.6 5.2Z"]],
  "house-fremen":        [["seat", "M12 1L23 21.5H1Z"], ["on-seat", "M12 6.4C13.6 10.4 14.4 13.4 13.4 16.4L15.2 17.6L13.6 19.6H10.4L8.8 17.6L10.6 16.4C9.6 13.4 10.4 10.4 12 6.4Z"]],
} as const satisfies Record<string, Drawing>;

export type ThingName = keyof typeof DRAWINGS;

/** The emblems of the classic game's houses, in the colour of their seats. */
export const EMBLEMS: Record<string, ThingName> = {
  atreides: "atreides",
  "bene-gesserit": "house-bene-gesserit",
  emperor: "house-emperor",
  fremen: "house-fremen",
  guild: "house-guild",
  harkonnen: "harkonnen",
};

/** Where on a piece its seat's shape goes: left, top and size within the square of 24. */
export const MARKED: Partial<Record<ThingName, readonly [x: number, y: number, size: number]>> = {
  troop: [3.3, 9.8, 11],
  agent: [7.8, 13.2, 8.4],
  dreadnought: [8.6, 10.6, 6.4],
  freighter: [7, 9.6, 7.4],
  flag: [9, 4.4, 7],
  cube: [6, 6, 12],
};

/** The drawings of a game by subject, for the legend of icons. */
export type Legend = readonly (readonly [title: string, things: readonly ThingName[]])[];
