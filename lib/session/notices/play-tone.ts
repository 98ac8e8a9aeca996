// The sounds of trading: a short tone or two for each event, made on the spot.
import type { NoticeEvent } from './notice-settings.ts';

type Note = { readonly hertz: number; readonly atSeconds: number };

/** Rising for what was hoped for, falling for what ended, twice the same for what wants a look. */
const tones: Readonly<Record<NoticeEvent, readonly Note[]>> = {
  fill: [
    { hertz: 659, atSeconds: 0 },
    { hertz: 988, atSeconds: 0.09 },
  ],
  partial: [{ hertz: 659, atSeconds: 0 }],
  cancel: [
    { hertz: 494, atSeconds: 0 },
    { hertz: 370, atSeconds: 0.09 },
  ],
  trigger: [
    { hertz: 784, atSeconds: 0 },
    { hertz: 784, atSeconds: 0.12 },
  ],
  alert: [
    { hertz: 1047, atSeconds: 0 },
    { hertz: 1047, atSeconds: 0.12 },
    { hertz: 1319, atSeconds: 0.24 },
  ],
};

const noteSeconds = 0.14;
/** At full volume: a tone is a hint, not an alarm. */
const loudest = 0.25;

let context: AudioContext | null = null;

/** `volume` from 0 to 100. Silent where the browser makes no sound, or not yet: before the first press of a key or button. */
export function playTone(event: NoticeEvent, volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  for (const { hertz, atSeconds } of tones[event]) {
    const from = audio.currentTime + atSeconds;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime((loudest * volume) / 100, from + 0.01);
    gain.gain.linearRampToValueAtTime(0, from + noteSeconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(from + noteSeconds);
  }
}
