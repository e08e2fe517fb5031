/** Going to a lesson: on with the one that was left, or from its beginning. */
import { api } from "./api";
import { WAITS } from "./drama.svelte";
import { keptLessons, lessonName } from "./lessons";
import { prefs } from "./prefs.svelte";
import { go } from "./router.svelte";

export async function beginLesson(tutorial: string, lesson: string): Promise<void> {
  const body = { tutorial, lesson, pace_ms: WAITS[prefs.pace] };
  const { room } = await api.lesson(prefs.name ? { ...body, name: prefs.name } : body);
  go(`/room/${room.room}`);
}

/** The room where a lesson was left, if it is still there. */
async function leftLesson(tutorial: string, lesson: string): Promise<string | null> {
  const room = keptLessons()[lessonName(tutorial, lesson)]?.room;
  if (room === undefined) return null;
  try {
    const found = await api.room(room);
    return found.status === "playing" && found.you !== null ? room : null;
  } catch {
    return null;
  }
}

/** Go to a lesson. */
export async function goToLesson(tutorial: string, lesson: string): Promise<void> {
  const left = await leftLesson(tutorial, lesson);
  if (left === null) await beginLesson(tutorial, lesson);
  else go(`/room/${left}`);
}
