/** Tones of our own for what one should hear: a turn, a refusal, and the moments that are shown. */

export type Tone =
  | "turn"
  | "move"
  | "refusal"
  | "end"
  | "round"
  | "clash"
  | "point"
  | "alliance"
  | "storm"
  | "worm"
  | "reveal"
  | "traitor"
  | "death";

/** A note: its frequency, the one it slides to, when it begins and how long it lasts, in seconds. */
type Note = [from: number, to: number, at: number, length: number, wave?: OscillatorType];

const NOTES: Record<Tone, Note[]> = {
  turn: [
    [523, 523, 0, 0.14],
    [784, 784, 0.12, 0.22],
  ],
  move: [[392, 392, 0, 0.07]],
  refusal: [[196, 196, 0, 0.16]],
  end: [
    [392, 392, 0, 0.18],
    [523, 523, 0.16, 0.18],
    [659, 659, 0.32, 0.18],
    [1047, 1047, 0.48, 0.6],
  ],
  round: [
    [294, 294, 0, 0.3],
    [440, 440, 0.14, 0.4],
  ],
  clash: [
    [140, 60, 0, 0.3, "square"],
    [880, 220, 0.02, 0.12, "sawtooth"],
    [587, 587, 0.5, 0.4],
  ],
  point: [
    [880, 880, 0, 0.12],
    [1175, 1175, 0.1, 0.3],
  ],
  alliance: [
    [330, 330, 0, 0.5],
    [415, 415, 0.08, 0.5],
    [494, 494, 0.16, 0.5],
  ],
  storm: [
    [90, 220, 0, 0.7, "sawtooth"],
    [120, 60, 0.5, 0.8, "sawtooth"],
  ],
  worm: [
    [48, 110, 0, 0.9, "sawtooth"],
    [62, 40, 0.4, 0.7, "square"],
  ],
  reveal: [
    [349, 466, 0, 0.25],
    [466, 622, 0.5, 0.3],
  ],
  traitor: [
    [622, 622, 0, 0.16],
    [440, 208, 0.14, 0.7, "sawtooth"],
  ],
  death: [
    [262, 131, 0, 0.5],
    [196, 98, 0.1, 0.7],
  ],
};

const LOUD = 0.12;
/** Rough waves sound louder than they are. */
const ROUGH = 0.05;

let context: AudioContext | null = null;

/** Play a tone, softly; nothing where the browser does not let us. */
export function play(tone: Tone): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [from, to, at, length, wave = "triangle"] of NOTES[tone]) {
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = wave;
      voice.frequency.setValueAtTime(from, now + at);
      voice.frequency.exponentialRampToValueAtTime(to, now + at + length);
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(wave === "triangle" ? LOUD : ROUGH, now + at + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.001, now + at + length);
      voice.connect(volume).connect(context.destination);
      voice.start(now + at);
      voice.stop(now + at + length);
    }
  } catch {
    /* a browser without sound */
  }
}
