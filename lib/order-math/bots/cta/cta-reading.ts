// The indicator of a CTA bot from candle to candle, and the signals that it gives. One code for the bot, its form and its backtest.
import type { CtaIndicator } from '#lib/contract/bots/cta/cta-terms.ts';
import { bandsOf } from '../../indicators/bands.ts';
import { keepLast, meanOfLast } from '../../indicators/last-values.ts';
import { type Macd, emptyMacd, takeMacd } from '../../indicators/macd.ts';
import { type Rsi, emptyRsi, takeClose } from '../../indicators/rsi.ts';
import { type VolumeImbalance, emptyImbalance, takeImbalance } from '../../indicators/volume-imbalance.ts';

/** The side on which an indicator stands; none: on neither. */
type CtaStance = 'buy' | 'sell' | 'none';

/** The memory of an indicator: plain numbers, which go through JSON unchanged. Those of other indicators stay empty. */
export type CtaMemory = {
  /** Null: there are too few candles. */
  stance: CtaStance | null;
  macd: Macd;
  rsi: Rsi;
  /** Oldest first. */
  closes: number[];
  imbalance: VolumeImbalance;
  /** Candles seen so far. */
  candles: number;
};

export const emptyMemory = (): CtaMemory => ({
  stance: null,
  macd: emptyMacd(),
  rsi: emptyRsi(),
  closes: [],
  imbalance: emptyImbalance(),
  candles: 0,
});

/**
 * One candle's reading. `lines` by indicator: MACD DIF, DEA; MA fast, slow; BOLL lower, middle, upper; RSI and VOI one. `signal`: the
 * candle has brought it to another side; null: nothing new, or there was no reading before it.
 */
export type CtaReading = {
  readonly lines: readonly number[];
  readonly stance: CtaStance;
  readonly signal: 'buy' | 'sell' | null;
};

/** The part of a candle that indicators look at, in whichever units. */
export type CtaCandle = { readonly close: number; readonly volume: number };

const beyond = (value: number, low: number, high: number): CtaStance => (value < low ? 'buy' : value > high ? 'sell' : 'none');

/** Two lines that meet have not crossed: the side stays as it was. */
const above = (one: number, other: number, before: CtaStance | null): CtaStance =>
  one > other ? 'buy' : one < other ? 'sell' : (before ?? 'none');

type Standing = readonly [lines: readonly number[], stance: CtaStance];

function standingOf(memory: CtaMemory, indicator: CtaIndicator, { close, volume }: CtaCandle): Standing | null {
  switch (indicator.type) {
    case 'macd': {
      const lines = takeMacd(memory.macd, close, indicator);
      return lines === null ? null : [lines, above(lines[0], lines[1], memory.stance)];
    }
    case 'ma': {
      keepLast(memory.closes, close, indicator.slow);
      const [fast, slow] = [meanOfLast(memory.closes, indicator.fast), meanOfLast(memory.closes, indicator.slow)];
      return fast === null || slow === null ? null : [[fast, slow], above(fast, slow, memory.stance)];
    }
    case 'boll': {
      keepLast(memory.closes, close, indicator.period);
      const lines = bandsOf(memory.closes, indicator.period, Number(indicator.deviations));
      return lines === null ? null : [lines, beyond(close, lines[0], lines[2])];
    }
    case 'rsi': {
      const rsi = takeClose(memory.rsi, close, indicator.period);
      return rsi === null ? null : [[rsi], beyond(rsi, indicator.buyBelow, indicator.sellAbove)];
    }
    case 'voi': {
      const value = takeImbalance(memory.imbalance, close, volume, indicator.bars);
      const threshold = Number(indicator.threshold);
      return value === null ? null : [[value], beyond(-value, -threshold, threshold)];
    }
  }
}

/** Takes one closed candle in; null: there are too few of them for a reading. */
export function takeCtaCandle(memory: CtaMemory, indicator: CtaIndicator, candle: CtaCandle): CtaReading | null {
  memory.candles += 1;
  const standing = standingOf(memory, indicator, candle);
  if (standing === null) return null;
  const [lines, stance] = standing;
  const before = memory.stance;
  memory.stance = stance;
  return { lines, stance, signal: before === null || stance === before || stance === 'none' ? null : stance };
}

/** Candles until the first reading. */
export function ctaWarmUp(indicator: CtaIndicator): number {
  switch (indicator.type) {
    case 'macd':
    case 'ma':
      return indicator.slow;
    case 'boll':
      return indicator.period;
    case 'rsi':
      return indicator.period + 1;
    case 'voi':
      return indicator.bars + 1;
  }
}

/** The most candles from before its start that a bot is given. */
const mostHistory = 300;

/** Candles from before the start that bring it to where its seed no longer shows; averages of whole windows need one more than their length. */
export const ctaHistory = (indicator: CtaIndicator): number =>
  indicator.type === 'macd' || indicator.type === 'rsi' ? mostHistory : ctaWarmUp(indicator) + 1;
