// Between times and places on the chart: bars stand side by side, however much time lies between them.
import type { Bar } from './chart-bars.ts';

/** The place of the last bar at or before a time; -1 before the first. */
export function placeAtOrBefore(bars: readonly Bar[], timeMs: number): number {
  let [low, high] = [0, bars.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((bars[middle]?.timeMs ?? 0) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const usualGapMs = 60_000;

/** Milliseconds between a bar and the next; beyond both ends, as between the two that are nearest. */
function gapAfter(bars: readonly Bar[], place: number): number {
  const at = Math.max(0, Math.min(place, bars.length - 2));
  const [bar, next] = [bars[at], bars[at + 1]];
  return bar === undefined || next === undefined ? usualGapMs : next.timeMs - bar.timeMs;
}

/** The place of a time, counted in bars from the oldest: with a fraction between two, and beyond both ends. Null without bars. */
export function placeOf(bars: readonly Bar[], timeMs: number): number | null {
  const first = bars[0];
  if (first === undefined) return null;
  const place = Math.max(0, placeAtOrBefore(bars, timeMs));
  return place + (timeMs - (bars[place] ?? first).timeMs) / gapAfter(bars, place);
}

/** The opposite: the time of a place, of which the fraction counts too. Null without bars. */
export function timeAtPlace(bars: readonly Bar[], place: number): number | null {
  const whole = Math.max(0, Math.min(Math.floor(place), bars.length - 1));
  const bar = bars[whole];
  return bar === undefined ? null : Math.round(bar.timeMs + (place - whole) * gapAfter(bars, whole));
}
