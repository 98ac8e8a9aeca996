// A past that can be worked out by hand: from 100,000 down to 95,000, up to 105,000 and back, ten dollars a minute.
import type { CandleHistory } from '#server/projections/candles/candle-history.ts';

export const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const waveMinutes = 2000;
export const waveMs = waveMinutes * minuteMs;

/** `sinceMs`: since a wave began. */
function wavePrice(sinceMs: number): number {
  const minute = ((Math.floor(sinceMs / minuteMs) % waveMinutes) + waveMinutes) % waveMinutes;
  if (minute < 500) return 100_000 - 10 * minute;
  return minute < 1500 ? 95_000 + 10 * (minute - 500) : 105_000 - 10 * (minute - 1500);
}

type WavePast = CandleHistory & { readonly wavesFromMs: number; readonly priceAt: (timeMs: number) => number };
type HistoryMinutes = NonNullable<ReturnType<CandleHistory['minutes']>>;

/**
 * Eight waves before the day of `nowMs`, and the next up to its minute, of some markets: each with the ticks that a dollar has there. Every
 * day sees the same waves behind its midnight, since suggestions are judged on whole days. Charts have no part in it: they read candles.
 */
export function wavePast(nowMs: number, ticksOf: Readonly<Record<string, number>>): WavePast {
  const genesisMs = nowMs - (nowMs % minuteMs);
  const wavesFromMs = nowMs - (nowMs % dayMs) - 8 * waveMs;
  const priceAt = (timeMs: number): number => wavePrice(timeMs - wavesFromMs);
  const firstDay = Math.floor(wavesFromMs / dayMs);
  const minutesOf = (day: number, ticks: number): HistoryMinutes => {
    const beginMs = day * dayMs;
    const count = Math.max(0, Math.min(1440, (genesisMs - beginMs) / minuteMs));
    const column = (value: (openMs: number) => number): Float64Array =>
      Float64Array.from({ length: count }, (_, minute) => value(beginMs + minute * minuteMs));
    const ends = (openMs: number): readonly [number, number] => [priceAt(openMs) * ticks, priceAt(openMs + minuteMs) * ticks];
    return {
      count,
      open: column((openMs) => ends(openMs)[0]),
      high: column((openMs) => Math.max(...ends(openMs))),
      low: column((openMs) => Math.min(...ends(openMs))),
      close: column((openMs) => ends(openMs)[1]),
      lots: column(() => 1_000_000),
    };
  };
  return {
    genesisMs,
    wavesFromMs,
    priceAt,
    firstMs: firstDay * dayMs,
    minutes: (symbol, day) => {
      const ticks = ticksOf[symbol];
      return ticks !== undefined && day >= firstDay ? minutesOf(day, ticks) : null;
    },
    candles: () => [],
  };
}
