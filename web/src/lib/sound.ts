/** Four short tones: your turn, something moved, a refusal, the end. */

export type Tone = "turn" | "move" | "refusal" | "end";

const NOTES: Record<Tone, [frequency: number, at: number, length: number][]> = {
  turn: [
    [523, 0, 0.14],
    [784, 0.12, 0.22],
  ],
  move: [[392, 0, 0.07]],
  refusal: [[196, 0, 0.16]],
  end: [
    [392, 0, 0.18],
    [523, 0.16, 0.18],
    [659, 0.32, 0.4],
  ],
};

let context: AudioContext | null = null;

/** Play a tone, softly; nothing where the browser does not let us. */
export function play(tone: Tone): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [frequency, at, length] of NOTES[tone]) {
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = "triangle";
      voice.frequency.value = frequency;
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(0.12, now + at + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.001, now + at + length);
      voice.connect(volume).connect(context.destination);
      voice.start(now + at);
      voice.stop(now + at + length);
    }
  } catch {
    /* a browser without sound */
  }
}
