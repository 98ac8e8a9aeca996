// A candle in the making, of one market and interval, out of trades in exchange time. The first one it gives is a whole one.
import type { KlineInterval } from '#lib/contract/enums.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';

import type { ClosedCandle } from '../bot-kind.ts';

/** Flat candles that are made of one silence at most: the oldest of a longer one are left out. */
const flatLimit = 1000;

/** As it is kept in a checkpoint. */
export type OpenCandle = ClosedCandle & {
  /** False: it began before anybody wanted it, and is not told. */
  readonly isWhole: boolean;
  readonly endMs: number;
};

export class CandleBuilder {
  #open: OpenCandle;

  constructor(open: OpenCandle) {
    this.#open = open;
  }

  /** Begins in the middle of a candle, at the last price that is known; 0: none is. */
  static at(interval: KlineInterval, timeMs: number, lastTicks: number): CandleBuilder {
    const openMs = bucketStart(interval, timeMs);
    const flat = { open: lastTicks, high: lastTicks, low: lastTicks, close: lastTicks, volumeLots: 0 };
    return new CandleBuilder({ interval, openMs, endMs: shiftBucket(interval, openMs, 1), ...flat, isWhole: openMs === timeMs });
  }

  get open(): OpenCandle {
    return this.#open;
  }

  /** Exclusive. */
  get endMs(): number {
    return this.#open.endMs;
  }

  trade(ticks: number, lots: number): void {
    const candle = this.#open;
    const isFirst = candle.volumeLots === 0;
    this.#open = {
      ...candle,
      open: isFirst ? ticks : candle.open,
      high: isFirst ? ticks : Math.max(candle.high, ticks),
      low: isFirst ? ticks : Math.min(candle.low, ticks),
      close: ticks,
      volumeLots: candle.volumeLots + lots,
    };
  }

  /** Ends the candle, at or after its end. Null: it is not told: it was no whole one, or no price is known yet. */
  close(timeMs: number): ClosedCandle | null {
    const { isWhole, endMs, ...candle } = this.#open;
    const { interval, close } = candle;
    const earliest = shiftBucket(interval, bucketStart(interval, timeMs), -flatLimit);
    const openMs = Math.max(endMs, earliest);
    const flat = { open: close, high: close, low: close, close, volumeLots: 0 };
    this.#open = { interval, openMs, endMs: shiftBucket(interval, openMs, 1), ...flat, isWhole: true };
    return isWhole && close > 0 ? candle : null;
  }
}
