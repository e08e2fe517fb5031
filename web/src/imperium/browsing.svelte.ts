/** Which pile of cards is spread out over the board to be looked through. */
import type { Colour } from "./view";

export interface Pile {
  colour: Colour;
  zone: "hand" | "deck" | "discard" | "play";
}

class Browsing {
  pile: Pile | null = $state.raw(null);

  /** Spread a pile out, or put it together again. */
  toggle(pile: Pile): void {
    const same = this.pile?.colour === pile.colour && this.pile.zone === pile.zone;
    this.pile = same ? null : pile;
  }
}

export const browsing = new Browsing();
