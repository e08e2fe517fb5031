import type { Legend } from "../objects/drawings";

// prettier-ignore
const legend: Legend = [
  ["pieces",    ["force", "elite", "spice", "storm", "worm", "tanks", "dial", "traitor"]],
  ["treachery", ["treachery", "projectile", "poison", "lasgun", "shield", "snooper-defense", "worthless", "hero", "special"]],
  ["houses",    ["atreides", "harkonnen", "house-emperor", "house-guild", "house-bene-gesserit", "house-fremen"]],
];
export default legend;
