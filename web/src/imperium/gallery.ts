/** The pictures of Dune: Imperium. A card of House Hagal shows the space that it sends an Agent to. */
import type { Gallery } from "../art/pictures";
import { LEADERS } from "./leaders";
import { SCENES } from "./scenes";

const ANOTHER_WORD = /-(\dp|or-.*)$/;

const gallery: Gallery = {
  scenes: SCENES,
  leaders: LEADERS,
  shared: (ref) => ref.replace(/^hagal-/, "space-").replace(ANOTHER_WORD, ""),
};
export default gallery;
