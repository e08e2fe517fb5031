/** The pictures of the classic game. A spice card shows its territory. */
import type { Gallery } from "../art/pictures";
import { LEADERS } from "./leaders";
import { SCENES } from "./scenes";

const gallery: Gallery = {
  scenes: SCENES,
  leaders: LEADERS,
  shared: (ref) => ref.replace("spice-card", "territory"),
};
export default gallery;
