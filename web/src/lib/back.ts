/**
 * Going back closes what lies over the page before it leaves the page. While anything lies there,
 * the address stands twice in the browser's history; the second time it is marked.
 */

type Close = () => void;

const layers: Close[] = [];
/** Whether we ourselves went back, and have not heard of it yet. */
let leaving = false;

/** Something lies over the page from now on; `close` is called on going back. */
export function cover(close: Close): () => void {
  layers.push(close);
  mark();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    // What closes may make room for something else that opens in the same moment.
    setTimeout(unmark, 0);
  };
}

/** Whether the browser's history stands at the mark. */
export function marked(): boolean {
  return (history.state as { over?: boolean } | null)?.over === true;
}

/** Whether we ourselves are on the way back: the address is not what it will be. */
export function goingBack(): boolean {
  return leaving;
}

/** The browser went back or forth. True if that was about what lies over the page. */
export function wentBack(): boolean {
  const ours = leaving;
  leaving = false;
  if (layers.length === 0 || marked()) return ours;
  if (!ours) layers.pop()!();
  if (layers.length > 0) mark();
  return true;
}

function mark(): void {
  if (!marked() && !leaving) history.pushState({ over: true }, "");
}

/** Nothing lies over the page any more: its address need not stand twice. */
export function unmark(): void {
  if (layers.length > 0 || leaving || !marked()) return;
  leaving = true;
  history.back();
}
