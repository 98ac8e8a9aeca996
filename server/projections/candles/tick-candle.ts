// A candle in the exchange's own integers, and how a trade or another candle joins it.

/** Prices in ticks, base volume in lots, quote volume in the quote coin's smallest unit. */
export type TickCandle = {
  readonly openTimeMs: number;
  readonly openTicks: number;
  readonly highTicks: number;
  readonly lowTicks: number;
  readonly closeTicks: number;
  readonly baseLots: bigint;
  readonly quoteUnits: bigint;
};

/** The earlier one gives open and time, the later one close. */
export function joinCandles(earlier: TickCandle, later: TickCandle): TickCandle {
  return {
    openTimeMs: earlier.openTimeMs,
    openTicks: earlier.openTicks,
    highTicks: Math.max(earlier.highTicks, later.highTicks),
    lowTicks: Math.min(earlier.lowTicks, later.lowTicks),
    closeTicks: later.closeTicks,
    baseLots: earlier.baseLots + later.baseLots,
    quoteUnits: earlier.quoteUnits + later.quoteUnits,
  };
}

/** A bucket in which nobody traded: the price stood still. */
export function flatCandle(openTimeMs: number, ticks: number): TickCandle {
  return { openTimeMs, openTicks: ticks, highTicks: ticks, lowTicks: ticks, closeTicks: ticks, baseLots: 0n, quoteUnits: 0n };
}

/** A candle of one trade. */
export function tradeCandle(openTimeMs: number, ticks: number, quantityLots: number, notionalUnits: bigint): TickCandle {
  return { ...flatCandle(openTimeMs, ticks), baseLots: BigInt(quantityLots), quoteUnits: notionalUnits };
}
