/** What stands on the map. */

/** Forces of one faction in one location. */
export interface Stack {
  faction: string;
  /** Ordinary fighting forces. */
  forces: number;
  /** Sardaukar or Fedaykin among them, counted apart. */
  starred: number;
  advisors: number;
}

export interface Place {
  spice: number;
  stacks: Stack[];
  /** Leaders that fought here and stay until the battles are over. */
  leaders: { slug: string; faction: string }[];
}

/** A faction's marker on the rim; circle 1 to 6. */
export interface Seat {
  circle: number;
  faction: string;
  name: string;
  first: boolean;
  /** It is asked in the open. */
  asked: boolean;
}

/** A way drawn over the map, with what it costs. */
export interface Route {
  from: string | null;
  steps: string[];
  label: string;
}
