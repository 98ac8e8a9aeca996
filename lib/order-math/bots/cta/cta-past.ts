// The reading of an indicator over the candles that there have been, and the last signal that it gave.
import type { CtaIndicator } from '#lib/contract/bots/cta/cta-terms.ts';
import { type CtaCandle, type CtaReading, ctaWarmUp, emptyMemory, takeCtaCandle } from './cta-reading.ts';

/** So many candles are looked at for a preview: a bot is given no more at its start. */
export const ctaPastCandles = 300;

export type CtaPast = {
  /** The reading of the last candle; null: there are too few, `lacking` of them. */
  readonly reading: CtaReading | null;
  readonly lacking: number;
  /** The newest signal, and how many candles have closed since; null: there was none. */
  readonly lastSignal: { readonly side: 'buy' | 'sell'; readonly ago: number } | null;
};

/** Closed candles, oldest first. */
export function ctaPast(indicator: CtaIndicator, candles: readonly CtaCandle[]): CtaPast {
  const memory = emptyMemory();
  let [reading, lastSignal]: [CtaReading | null, CtaPast['lastSignal']] = [null, null];
  for (const [place, candle] of candles.entries()) {
    reading = takeCtaCandle(memory, indicator, candle);
    if (reading !== null && reading.signal !== null) lastSignal = { side: reading.signal, ago: candles.length - 1 - place };
  }
  return { reading, lacking: Math.max(0, ctaWarmUp(indicator) - candles.length), lastSignal };
}
