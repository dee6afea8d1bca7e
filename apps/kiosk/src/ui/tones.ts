// Short tones. Every key sounds the same, so that no digit can be heard; in rises, out falls, an error is a low double.
export type Tone = 'key' | 'in' | 'out' | 'error';

type Note = { readonly hertz: number; readonly startsAt: number; readonly lasts: number };

const NOTES: Record<Tone, readonly Note[]> = {
  key: [{ hertz: 660, startsAt: 0, lasts: 0.05 }],
  in: [
    { hertz: 523, startsAt: 0, lasts: 0.14 },
    { hertz: 659, startsAt: 0.1, lasts: 0.14 },
    { hertz: 784, startsAt: 0.2, lasts: 0.28 },
  ],
  out: [
    { hertz: 784, startsAt: 0, lasts: 0.14 },
    { hertz: 659, startsAt: 0.1, lasts: 0.14 },
    { hertz: 523, startsAt: 0.2, lasts: 0.28 },
  ],
  error: [
    { hertz: 180, startsAt: 0, lasts: 0.14 },
    { hertz: 180, startsAt: 0.2, lasts: 0.2 },
  ],
};

const VOLUMES = { off: 0, low: 0.06, normal: 0.16, loud: 0.4 } as const;

export type ToneLevel = keyof typeof VOLUMES;

let level: ToneLevel = 'normal';
let audio: AudioContext | undefined;

export function setToneLevel(next: ToneLevel): void {
  level = next;
}

/** Plays a tone if the device may sound; browsers allow it only after the first touch. */
export function playTone(tone: Tone): void {
  if (VOLUMES[level] === 0 || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  // A tablet without sound, or one not touched yet, is no error: everything a tone says is on the screen as well.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const note of NOTES[tone]) playNote(context, note);
}

function playNote(context: AudioContext, { hertz, startsAt, lasts }: Note): void {
  const begin = context.currentTime + startsAt;
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(VOLUMES[level], begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + lasts + 0.02);
}
