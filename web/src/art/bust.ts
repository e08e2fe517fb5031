/**
 * A portrait from a line of words: `light skin colour build hair headgear face extras …`, such as
 * `dawn tan #3f7a4a uniform short none lean beard`. Every part is drawn once, on a field of 100 by
 * 100, with the light from the right.
 */
import { LIGHTS, mix, type LightName } from "./lights";
import { layers } from "./scene";
import { rolls } from "./rolls";

const SKINS = {
  pale: "#efc7a4",
  tan: "#d9a273",
  olive: "#c08b5f",
  brown: "#8f5d3e",
  dark: "#5f3d2d",
  grey: "#b7a6a6",
};

/** Shoulders and what is worn. */
const BUILDS = {
  uniform:
    "d M8 100C10 80 26 72 40 68H60C74 72 90 80 92 100Z|l M60 68C74 72 90 80 92 100H72C72 86 66 76 56 72Z|k M40 68L50 84 60 68 56 66H44Z|a M14 82L30 72 32 76 17 87ZM86 82L70 72 68 76 83 87Z|g M66 84H76V88H66ZM66 90H76V92H66Z",
  robe: "d M4 100C8 78 30 74 38 66H62C70 74 92 78 96 100Z|l M62 66C70 74 92 78 96 100H74C72 84 64 78 56 74Z|m M38 66L44 100H56L62 66 50 78Z|a M46 82H54V100H46Z",
  armour:
    "d M2 92C6 74 24 68 38 68H62C76 68 94 74 98 92L86 90V100H14V90Z|l M62 68C76 68 94 74 98 92L86 90V100H70V80Z|m M26 72L40 100H60L74 72 58 70 50 76 42 70Z|a M47 80H53V100H47Z|k 1.500 M14 90C18 84 22 82 27 82M86 90C82 84 78 82 73 82",
  gown: "d M12 100C14 84 30 78 40 72L42 62H58L60 72C70 78 86 84 88 100Z|s M42 60H58L60 72C64 74 66 76 68 78 62 88 38 88 32 78 34 76 36 74 40 72Z|l M68 78C78 82 87 88 88 100H70C70 92 68 86 62 83Z|g 1.400 M34 77C42 86 58 86 66 77|a M47 84A3 3 0 1 1 53 84A3 3 0 1 1 47 84Z",
  stillsuit:
    "d M10 100C12 82 26 74 38 68H62C74 74 88 82 90 100Z|l M62 68C74 74 88 82 90 100H72C72 88 66 78 58 73Z|k 1.600 M28 76C34 88 34 94 34 100M72 76C66 88 66 94 66 100M40 72C44 80 56 80 60 72M38 84H62M37 92H63|m 2.200 M58 60C66 64 70 72 68 80",
  fur: "d M2 100C4 80 20 72 36 68H64C80 72 96 80 98 100Z|m M14 84L18 76 22 78 26 70 31 73 36 64 42 70 50 76 58 70 64 64 69 73 74 70 78 78 82 76 86 84 80 86 74 80 66 84 58 80 50 88 42 80 34 84 26 80 20 86Z|l M64 64L69 73 74 70 78 78 82 76 86 84 80 86 74 80 66 84 60 78Z|g M46 88A4 4 0 1 1 54 88A4 4 0 1 1 46 88Z",
  collar:
    "d M10 100C12 84 26 76 38 70H62C74 76 88 84 90 100Z|d M26 78C24 64 28 52 34 46L42 72ZM74 78C76 64 72 52 66 46L58 72Z|l M74 78C76 64 72 52 66 46L62 66ZM62 70C74 76 88 84 90 100H70C70 90 66 80 56 74Z|m M42 70L50 100 58 70Z|a M48 80H52V100H48Z",
  vast: "d M-4 100C-2 76 16 66 36 66H64C84 66 102 76 104 100Z|l M64 66C84 66 102 76 104 100H78C78 84 70 76 58 72Z|a 2.400 M6 88C30 98 70 98 94 88|g M44 86A6 6 0 1 1 56 86A6 6 0 1 1 44 86Z|m M36 66C42 78 58 78 64 66L60 62H40Z",
  cape: "d M0 100C6 74 30 70 40 66H60C70 70 94 74 100 100Z|m M22 76L40 100H62L76 74 60 68 50 74 42 68Z|l M60 66C70 70 94 74 100 100H82C80 86 74 78 66 72Z|g M30 76A4.500 4.500 0 1 1 39 76A4.500 4.500 0 1 1 30 76Z|g 1.400 M37 78C46 84 56 82 66 74",
};

const FACES = {
  lean: "s M36 34C36 22 64 22 64 34 65 46 60 56 55 61 52 63 48 63 45 61 40 56 35 46 36 34Z|t M36 34C36 25 44 24 50 24 47 34 48 42 46 46L50 48 46 52C48 56 46 60 47 62.500 40 57 35 46 36 34Z",
  square:
    "s M34 34C34 21 66 21 66 34V46C66 54 62 60 57 63H43C38 60 34 54 34 46Z|t M34 34C34 24 44 23 50 23 47 34 48 42 46 46L50 48 46 52C48 56 46 60 46 63H43C38 60 34 54 34 46Z",
  round:
    "s M32 40C32 20 68 20 68 40 68 54 62 65 50 65S32 54 32 40Z|t M32 40C32 26 42 24 50 24 46 34 47 42 45 46L49 48 45 52C47 57 45 61 47 65 37 63 32 53 32 40Z",
  soft: "s M36 36C36 22 64 22 64 36 64 48 58 60 50 63 42 60 36 48 36 36Z|t M36 36C36 25 44 24 50 24 47 34 48 42 47 46L50 48 47 51C48 55 47 60 49 62.500 42 60 36 48 36 36Z",
  gaunt:
    "s M37 32C37 21 63 21 63 32L64 42C63 46 60 50 58 58 55 64 45 64 42 58 40 50 37 46 36 42Z|t M37 32C37 24 44 23 50 23 47 34 48 42 46 46L50 49 46 53C48 57 45 60 46 62.500 44 61 42.500 60 42 58 40 50 37 46 36 42Z",
};

/** Hair: what falls behind the head, then what lies on it. */
const HAIRS = {
  bald: ["", "i M56 25C62 27 64 31 64 35 61 30 59 28 56 25Z"],
  short: [
    "",
    "h M33 38C30 22 38 15 50 15S70 22 67 38L64 36C64 30 60 28 54 28 46 30 40 26 37 30 36 33 36 36 33 38Z|i M54 15.500C66 17 70 26 67 38L64 36C64 29 60 24 54 15.500Z",
  ],
  cropped: [
    "",
    "h M35 33C34 22 41 18 50 18S66 22 65 33C62 28 57 26 50 26S38 28 35 33Z|i M52 18C62 19 66 25 65 33 62 28 58 25 52 18Z",
  ],
  slick: [
    "",
    "h M34 36C31 18 42 14 52 14 64 15 70 24 66 38 64 30 58 24 48 23 41 24 37 28 34 36Z|i M52 14C64 15 70 24 66 38 64 28 60 20 52 14Z",
  ],
  swept: [
    "",
    "h M33 38C28 20 40 10 54 13 68 14 72 26 67 38 64 32 58 30 52 26 46 32 38 30 36 34Z|i M54 13C68 14 72 26 67 38 65 28 62 20 54 13Z",
  ],
  curls: [
    "",
    "h M33 42C26 40 27 32 31 30 28 22 35 18 38 19 40 12 48 12 51 15 57 11 64 15 64 20 70 21 72 28 69 31 73 36 70 42 66 42 66 36 64 33 60 32 58 27 52 29 48 27 42 27 40 31 36 33 35 38 35 42 33 42Z|i M58 13C63 15 64 18 64 20 70 21 72 28 69 31 73 36 70 42 66 42 66 34 64 24 58 13Z",
  ],
  locks: [
    "h M30 40C26 60 28 76 24 84 34 84 40 78 40 70H60C60 78 66 84 76 84 72 76 74 60 70 40Z|i M62 40H70C74 60 72 76 76 84 68 84 63 80 61 74Z",
    "h M33 40C30 20 40 14 50 14S70 20 67 40C64 34 60 28 52 24 44 28 37 34 33 40Z|i M52 14C66 15 70 24 67 40 64 32 60 24 52 14Z",
  ],
  waves: [
    "h M28 40C20 56 26 66 20 78 30 82 38 76 38 68H62C62 76 70 82 80 78 74 66 80 56 72 40Z|i M64 42H72C80 56 74 66 80 78 72 81 65 78 62 71Z",
    "h M32 42C28 18 40 12 50 12S72 18 68 42C66 32 56 30 48 24 44 32 34 34 32 42Z|i M54 12.500C68 15 72 26 68 42 66 32 62 22 54 12.500Z",
  ],
  bun: [
    "h M40 14A11 10 0 1 1 60 14A11 10 0 1 1 40 14Z|i M52 4.500A11 10 0 0 1 58 20Z",
    "h M34 38C31 22 40 16 50 16S69 22 66 38C63 30 58 26 50 26S37 30 34 38Z|i M53 16C65 18 69 26 66 38 63 30 60 24 53 16Z",
  ],
  braid: [
    "h M62 40C72 48 74 62 70 74 74 82 70 92 66 98 62 90 60 82 64 74 60 62 60 50 62 40Z|i M66 46C73 56 74 66 70 74 74 82 70 92 66 98 68 84 66 62 66 46Z",
    "h M34 40C30 20 40 14 50 14S70 20 66 40C62 30 56 26 48 25 42 28 36 32 34 40Z|i M53 14C66 16 70 24 66 40 63 30 60 22 53 14Z",
  ],
  mane: [
    "h M26 44C18 60 22 70 30 76H70C78 70 82 60 74 44Z|i M66 44H74C82 60 78 70 70 76H64Z",
    "h M31 44C22 24 36 8 50 9 64 8 78 24 69 44 67 34 60 28 50 27S33 34 31 44Z|i M54 9C66 10 77 26 69 44 67 32 62 20 54 9Z",
  ],
  topknot: [
    "h M46 16L42 2 50 6 58 2 54 16Z",
    "h M35 33C34 22 41 17 50 17S66 22 65 33C60 26 40 26 35 33Z|i M52 17C62 18 66 25 65 33 62 28 58 25 52 17Z",
  ],
  wild: [
    "",
    "h M32 42L27 32 31 30 27 22 34 22 34 13 41 16 47 9 52 14 60 9 62 16 69 15 68 23 74 25 70 31 73 38 68 42C67 34 60 29 50 28S34 34 32 42Z|i M60 9L62 16 69 15 68 23 74 25 70 31 73 38 68 42C67 34 64 22 56 12Z",
  ],
};

const HEADGEAR = {
  none: "",
  crown:
    "g M33 26L30 8 40 17 50 4 60 17 70 8 67 26C57 22 43 22 33 26Z|l M50 4L60 17 70 8 67 26C62 24 56 23 52 23Z|a M48 16A2.500 2.500 0 1 1 53 16A2.500 2.500 0 1 1 48 16Z",
  circlet: "g 2.200 M34 33C42 29 58 29 66 33|a M47 28A3 3 0 1 1 53 28A3 3 0 1 1 47 28Z",
  hood: "d M50 4C72 4 80 28 76 48 82 62 84 74 88 84 74 80 66 72 64 66 70 50 68 28 50 26 32 28 30 50 36 66 34 72 26 80 12 84 16 74 18 62 24 48 20 28 28 4 50 4Z|l M54 4.500C74 7 80 28 76 48 82 62 84 74 88 84 76 81 68 74 65 68 74 52 74 20 54 4.500Z",
  cowl: "d M50 2C70 2 76 20 74 38 76 50 78 60 80 72 72 70 66 64 65 58 68 42 66 30 50 28 34 30 32 42 35 58 34 64 28 70 20 72 22 60 24 50 26 38 24 20 30 2 50 2Z|l M54 2.500C71 5 76 22 74 38 76 50 78 60 80 72 74 70 69 66 66 61 72 44 72 18 54 2.500Z|a 1.400 M35 58C32 42 36 30 50 28S68 42 65 58",
  veil: "d M50 6C70 6 74 24 72 40 76 60 80 80 84 96L66 84C68 66 68 40 62 32 56 27 44 27 38 32 32 40 32 66 34 84L16 96C20 80 24 60 28 40 26 24 30 6 50 6Z|l M54 6.500C70 8 74 24 72 40 76 60 80 80 84 96L72 88C74 62 72 24 54 6.500Z|g 1.400 M37 32C43 27 57 27 63 32",
  helmet:
    "d M30 44C26 20 36 8 50 8S74 20 70 44L65 42C66 34 62 30 50 30S34 34 35 42Z|l M54 8.500C70 11 74 24 70 44L65 42C66 34 64 20 54 8.500Z|a M47 6H53V28H47Z|k 1.400 M32 36C38 30 62 30 68 36",
  crest:
    "d M30 48C26 22 36 12 50 12S74 22 70 48L64 46V34H36V46Z|l M54 12.500C70 15 74 26 70 48L64 46V34Z|a M50-4C58 0 60 8 58 16H42C40 8 42 0 50-4Z|k M36 34H64V38H36Z",
  cap: "d M31 30C30 18 38 13 50 13S70 18 69 30L72 34C58 29 42 29 28 34Z|l M54 13C66 15 70 20 69 30L72 34C66 31 60 30 56 30Z|g M46 20H54V26H46Z",
  turban:
    "d M28 34C22 16 38 8 50 8S78 16 72 34C58 26 42 26 28 34Z|m M30 26C42 14 58 14 70 26 56 20 44 20 30 26Z|l M56 8.500C74 12 77 22 72 34 66 31 62 29 58 28Z|g M46 16A4 5 0 1 1 54 16A4 5 0 1 1 46 16Z",
  hat: "d M32 28C32 12 40 8 50 9 60 8 68 12 68 28L90 30C76 38 24 38 10 30Z|l M54 9C64 9 68 14 68 28L90 30C82 35 70 36 60 36Z|a M32 24C42 28 58 28 68 24V28C58 32 42 32 32 28Z",
  scarf:
    "d M30 40C24 20 36 10 50 10S76 20 70 40L66 34C60 28 40 28 34 34ZM30 52C40 58 60 58 70 52L74 72C60 80 40 80 26 72Z|l M54 10.500C72 13 76 24 70 40L66 34C66 24 62 16 54 10.500ZM70 52L74 72C68 76 62 77 57 77.500L60 56Z",
  lens: "k M31 36H69V40H31Z|g M43 32A7 7 0 1 1 43 46A7 7 0 1 1 43 32Z|a M58 32A7 7 0 1 1 58 46A7 7 0 1 1 58 32Z|w M45 34A2 2 0 1 1 45 38ZM60 34A2 2 0 1 1 60 38Z",
  tonsure:
    "h M33 42C29 34 32 26 37 24 35 30 36 36 36 42ZM67 42C71 34 68 26 63 24 65 30 64 36 64 42Z",
  plume:
    "d M31 30C30 18 38 13 50 13S70 18 69 30C58 25 42 25 31 30Z|a M66 22C78 14 80 2 72-6 70 4 62 8 58 14Z|l M54 13C66 15 70 20 69 30 64 27 60 26 56 26Z",
  net: "g 1 M34 36C36 24 42 17 50 16M66 36C64 24 58 17 50 16M35 30C44 34 56 34 65 30M38 23C45 27 55 27 62 23|a M48 16A2.500 2.500 0 1 1 53 16A2.500 2.500 0 1 1 48 16Z",
};

const EXTRAS = {
  beard:
    "h M36 46C36 60 42 72 50 72S64 60 64 46C62 52 58 54 54 54H46C42 54 38 52 36 46Z|i M64 46C64 60 58 72 52 72 58 66 60 58 59 53 62 51 63 49 64 46Z|k 1.200 M46 57H54",
  goatee: "h M45 56C46 66 48 70 50 71 52 70 54 66 55 56 52 54 48 54 45 56Z|k 1.200 M46 56H54",
  moustache:
    "h M40 55C43 51 47 50.500 50 52 53 50.500 57 51 60 55 56 56 53 55 50 54 47 55 44 56 40 55Z",
  stubble:
    "t M38 50C40 60 46 64 50 64S60 60 62 50C60 55 56 57 53 57H47C44 57 40 55 38 50Z|k 1.200 M46 58H54",
  scar: "w 1.200 M58 32L62 50",
  patch: "k M52 36H64V43C60 46 55 45 53 42Z|k 1.400 M34 30L66 44",
  eyes: "b M40 38H47V40.500H40ZM53 38H60V40.500H53Z",
  jewel: "a M48 30L50 26 52 30 50 34Z",
  lips: "r M46 55C48 53.500 49 54 50 54.500 51 54 52 53.500 54 55 52 57.500 48 57.500 46 55Z",
  stain: "a M45 55H55V57H45Z",
  earrings: "g M32 48L34 58 30 58ZM68 48L70 58 66 58Z",
  tube: "k 1.600 M50 50C56 52 60 56 60 66|k M46 48H54V51H46Z",
  jowls: "t M34 50C36 60 44 66 50 66 44 62 40 58 38 50ZM66 50C64 60 58 65 54 66 58 62 61 56 62 50Z",
  mark: "k 1.600 M50 24V30M47 27H53",
  monocle: "g 1.400 M53 39A5 5 0 1 1 63 39A5 5 0 1 1 53 39M63 41L68 58",
};

type Word<T> = keyof T & string;
export interface Bust {
  light: LightName;
  skin: Word<typeof SKINS>;
  colour: string;
  build: Word<typeof BUILDS>;
  hair: Word<typeof HAIRS>;
  tint: string;
  headgear: Word<typeof HEADGEAR>;
  face: Word<typeof FACES>;
  extras: Word<typeof EXTRAS>[];
}

const TINTS = {
  black: "#20191c",
  umber: "#4b3223",
  russet: "#8a4a24",
  blond: "#c99a4e",
  ash: "#8b8783",
  white: "#dcd6cc",
};

export function readBust(line: string): Bust {
  const [light, skin, colour, build, hair, tint, headgear, face, ...extras] = line.split(" ");
  const known = <T extends object>(words: T, word: string | undefined): Word<T> => {
    if (word === undefined || !(word in words)) throw new Error(`no word "${word}" in "${line}"`);
    return word as Word<T>;
  };
  if (!/^#[0-9a-f]{6}$/.test(colour ?? "")) throw new Error(`no colour "${colour}" in "${line}"`);
  return {
    light: known(LIGHTS, light),
    skin: known(SKINS, skin),
    colour: colour!,
    build: known(BUILDS, build),
    hair: known(HAIRS, hair),
    tint: TINTS[known(TINTS, tint)],
    headgear: known(HEADGEAR, headgear),
    face: known(FACES, face),
    extras: extras.map((extra) => known(EXTRAS, extra)),
  };
}

const BROWS =
  "k M39 36.500C42 34.500 45 34.500 48 36.500L47.500 37.800C45 36.200 42 36.200 39.500 38ZM61 36.500C58 34.500 55 34.500 52 36.500L52.500 37.800C55 36.200 58 36.200 60.500 38Z|k M41 40.500C43 39 45.500 39 47 40.500 45.500 42 43 42 41 40.500ZM59 40.500C57 39 54.500 39 53 40.500 54.500 42 57 42 59 40.500Z|k 1 M46 56C48 57 52 57 54 56";

/** The portrait as the text of an SVG file; round for a disc. */
export function drawBust(bust: Bust, seed: string, round = false): string {
  const light = LIGHTS[bust.light];
  const skin = SKINS[bust.skin];
  const tones = {
    s: skin,
    t: mix(skin, light.near, 0.42),
    h: bust.tint,
    i: mix(bust.tint, light.lit, 0.32),
    d: mix(bust.colour, light.near, 0.35),
    m: bust.colour,
    l: mix(bust.colour, light.lit, 0.35),
    k: mix(light.near, "#05060c", 0.45),
    a: light.accent,
    g: "#e2b64f",
    b: "#3c8fe0",
    r: "#b5483f",
    w: "#f6ead6",
  };
  const [behind, above] = HAIRS[bust.hair] as [string, string];
  const roll = rolls(seed);
  const x = 58 + roll() * 24;
  const part = (drawing: string) => (drawing === "" ? "" : layers(drawing, tones));
  const covered = ["hood", "cowl", "veil"].includes(bust.headgear);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">' +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${light.high}"/><stop offset=".9" stop-color="${light.low}"/></linearGradient>` +
    `<clipPath id="c">${round ? '<circle cx="50" cy="50" r="50"/>' : '<path d="M0 0H100V100H0Z"/>'}</clipPath></defs>` +
    `<g clip-path="url(#c)"><path fill="url(#s)" d="M0 0H100V100H0Z"/>` +
    `<circle cx="${x.toFixed(0)}" cy="34" r="27" fill="${light.disc}" opacity=".35"/>` +
    `<path fill="${mix(light.far, light.low, 0.45)}" d="M0 76C20 66 40 74 60 68S90 62 100 68V100H0Z"/>` +
    (covered ? "" : part(behind)) +
    part(`t M43 54H57V72C54 76 46 76 43 72Z|${BUILDS[bust.build]}`) +
    part(`t M43 56H57V68C54 72 46 72 43 68Z|${FACES[bust.face]}|${BROWS}`) +
    part(bust.extras.map((extra) => EXTRAS[extra]).join("|")) +
    (covered ? "" : part(above)) +
    part(HEADGEAR[bust.headgear]) +
    "</g></svg>"
  );
}
