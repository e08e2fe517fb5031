/** Your turn: a tone, the title of the page, and a notification if the player has agreed to it. */
import { show } from "./app";
import { t } from "./i18n.svelte";
import { gameName } from "./session.svelte";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";
import type { Room } from "./types";

let flashing: ReturnType<typeof setInterval> | null = null;
let title = "";

/** Call for attention. */
export function attend(room: Room): void {
  if (prefs.sound) play("turn");
  if (!document.hidden) return;
  flash(t("your-turn"));
  if (prefs.notify && "Notification" in window && Notification.permission === "granted") {
    void show(t("your-turn"), room.title || gameName(room.game), `/room/${room.room}`);
  }
}

function flash(text: string): void {
  if (flashing !== null) return;
  title = document.title;
  let on = false;
  flashing = setInterval(() => {
    on = !on;
    document.title = on ? `● ${text}` : title;
  }, 1000);
  const calm = (): void => {
    if (document.hidden) return;
    clearInterval(flashing!);
    flashing = null;
    document.title = title;
    document.removeEventListener("visibilitychange", calm);
  };
  document.addEventListener("visibilitychange", calm);
}
