/** What the table lets be heard and felt (T9). Every sound is made from a few sine tones when it is needed. */

export type Signal = 'move' | 'deal' | 'run' | 'win' | 'refusal';

interface Tone {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds, from the beginning of the signal. */
  readonly start: number;
  readonly length: number;
  readonly volume: number;
}

const tick = (start: number): Tone => ({ pitch: 190, start, length: 0.045, volume: 0.16 });
const chime = (pitch: number, start: number, length = 0.22): Tone => ({ pitch, start, length, volume: 0.1 });

const SOUNDS: Readonly<Record<Signal, readonly Tone[]>> = {
  move: [tick(0)],
  deal: [0, 0.05, 0.1, 0.15, 0.2].map(tick),
  run: [chime(523, 0), chime(659, 0.09), chime(784, 0.18)],
  win: [chime(523, 0), chime(659, 0.12), chime(784, 0.24), chime(1047, 0.36, 0.6)],
  refusal: [
    { pitch: 165, start: 0, length: 0.08, volume: 0.14 },
    { pitch: 131, start: 0.09, length: 0.12, volume: 0.14 },
  ],
};

/** In milliseconds, on and off by turns; the others are not felt. */
const BUZZES: Partial<Record<Signal, readonly number[]>> = {
  run: [40],
  win: [40, 60, 40, 60, 80],
  refusal: [25, 40, 25],
};

let context: AudioContext | undefined;

export function sound(signal: Signal): void {
  // Made with the first sound, which follows a press: browsers let no page be heard before.
  context ??= new AudioContext();
  void context.resume();
  for (const { pitch, start, length, volume } of SOUNDS[signal]) {
    const [from, to] = [context.currentTime + start, context.currentTime + start + length];
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(volume, from);
    gain.gain.exponentialRampToValueAtTime(0.001, to);
    const tone = new OscillatorNode(context, { frequency: pitch });
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(to);
  }
}

export function vibrate(signal: Signal): void {
  const buzz = BUZZES[signal];
  if (buzz !== undefined && 'vibrate' in navigator) navigator.vibrate([...buzz]);
}
