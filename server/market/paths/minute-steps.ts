// The moves of a price within a day: minute by minute, in moods that last, with the rhythm of the waking world.
import { wordsFrom } from './noise.ts';
import { normalOf } from './normal-table.ts';

const minutes = 1440;
/** Minutes that share a mood. */
const moodMinutes = 8;
const moodSpread = 0.52;
const moodKept = 0.886;

/** Steps of a day's 1,440 minutes: calm and unrest in clusters, mean zero, squares that sum to one. */
export function minuteSteps(seed: number, day: number): Float32Array {
  const word = wordsFrom(seed ^ Math.imul(day, 0x9e37_79b1));
  const steps = new Float32Array(minutes);
  const renewed = moodSpread * Math.sqrt(1 - moodKept * moodKept);
  let mood = moodSpread * normalOf(word());
  let liveliness = 1;
  let squares = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    if (minute % moodMinutes === 0) {
      mood = mood * moodKept + renewed * normalOf(word());
      // Busiest when Europe and America are both awake.
      liveliness = Math.exp(mood) * (1 + 0.35 * Math.cos(((minute - 870) / minutes) * 2 * Math.PI));
    }
    const step = normalOf(word()) * liveliness;
    steps[minute] = step;
    squares += step * step;
  }
  const scale = 1 / Math.sqrt(squares);
  for (let minute = 0; minute < minutes; minute += 1) steps[minute] = (steps[minute] ?? 0) * scale;
  return steps;
}
