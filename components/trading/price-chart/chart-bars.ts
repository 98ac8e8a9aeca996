// The candles that a chart holds: numbers for drawing, oldest first, never more than it can draw smoothly.
import type { Candle } from '#lib/contract/market.ts';

export type Bar = {
  readonly timeMs: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** In the base coin. */
  readonly volume: number;
};

export const maxBars = 10_000;
/** Bars that go at once when there are too many: a chart whose first bar changes is drawn afresh. */
const goneAtOnce = 500;

/** For drawing only: amounts that count stay text. */
export function toBar([timeMs, open, high, low, close, volume]: Candle): Bar {
  return { timeMs, open: Number(open), high: Number(high), low: Number(low), close: Number(close), volume: Number(volume) };
}

const isSame = (one: Bar, other: Bar): boolean =>
  one.close === other.close && one.volume === other.volume && one.high === other.high && one.low === other.low && one.open === other.open;

/**
 * Adds what the channel told: a running candle takes its new state, a new one is appended. Candles older than the oldest known
 * are left out. The same array comes back when nothing changed, and unchanged bars stay the same objects.
 */
export function mergeBars(bars: readonly Bar[], candles: readonly Candle[]): readonly Bar[] {
  let merged: Bar[] | null = null;
  for (const candle of candles) {
    const bar = toBar(candle);
    const now = merged ?? bars;
    let place = now.length;
    while (place > 0 && (now[place - 1]?.timeMs ?? 0) >= bar.timeMs) place -= 1;
    const present = now[place]?.timeMs === bar.timeMs ? now[place] : undefined;
    if (present !== undefined && isSame(present, bar)) continue;
    if (present === undefined && place === 0 && now.length > 0) continue;
    merged ??= [...bars];
    merged.splice(place, present === undefined ? 0 : 1, bar);
  }
  if (merged === null) return bars;
  return merged.length > maxBars ? merged.slice(goneAtOnce - maxBars) : merged;
}

/** Puts an older page in front; bars that both have are taken from what is known already. */
export function prependBars(bars: readonly Bar[], candles: readonly Candle[]): readonly Bar[] {
  const first = bars[0]?.timeMs ?? Number.POSITIVE_INFINITY;
  const older = candles.map(toBar).filter((bar) => bar.timeMs < first);
  return older.length === 0 ? bars : [...older, ...bars].slice(-maxBars);
}
