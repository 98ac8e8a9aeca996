// Candles between integers and the text that travels.
import type { Candle } from '#lib/contract/market.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, formatFixed, parseDecimal } from '#server/engine/units.ts';
import type { TickCandle } from './tick-candle.ts';

export type CandleText = { write(candle: TickCandle): Candle; read(candle: Candle): TickCandle };

/** Exact both ways. Reading refuses (Error) a number finer than the market's precision. */
export function candleText(listings: Listings, market: MarketListing): CandleText {
  const { priceDecimals, quantityDecimals, symbol } = market;
  const quoteDecimals = listings.asset(listings.rules(market).quoteAssetId).decimals;
  const exact = (text: string, decimals: number): bigint => {
    const value = parseDecimal(text, decimals);
    if (value === null) throw new Error(`a past candle of ${symbol} has ${text}, finer than ${decimals} decimals`);
    return value;
  };
  const ticksOf = (text: string): number => Number(exact(text, priceDecimals));
  const price = (ticks: number): string => formatFixed(ticks, priceDecimals);
  return {
    write: (candle) => [
      candle.openTimeMs,
      price(candle.openTicks),
      price(candle.highTicks),
      price(candle.lowTicks),
      price(candle.closeTicks),
      formatFixed(candle.baseLots, quantityDecimals),
      formatDecimal(candle.quoteUnits, quoteDecimals),
    ],
    read: ([openTimeMs, open, high, low, close, base, quote]) => ({
      openTimeMs,
      openTicks: ticksOf(open),
      highTicks: ticksOf(high),
      lowTicks: ticksOf(low),
      closeTicks: ticksOf(close),
      baseLots: exact(base, quantityDecimals),
      quoteUnits: exact(quote, quoteDecimals),
    }),
  };
}
