// A candle as it grows, in ticks and lots, and as it is written for people.
import type { Candle } from '#lib/contract/market.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, formatFixed, parseDecimal } from '#server/engine/units.ts';

export type RunningCandle = {
  readonly openTimeMs: number;
  readonly open: number;
  high: number;
  low: number;
  close: number;
  lots: bigint;
  quoteUnits: bigint;
};

export const openCandle = (openTimeMs: number, price: number): RunningCandle => ({
  openTimeMs,
  open: price,
  high: price,
  low: price,
  close: price,
  lots: 0n,
  quoteUnits: 0n,
});

export function growCandle(
  candle: RunningCandle,
  { priceTicks, quantityLots, notionalUnits }: Pick<TradeExecuted, 'priceTicks' | 'quantityLots' | 'notionalUnits'>,
): void {
  candle.high = Math.max(candle.high, priceTicks);
  candle.low = Math.min(candle.low, priceTicks);
  candle.close = priceTicks;
  candle.lots += BigInt(quantityLots);
  candle.quoteUnits += notionalUnits;
}

type CandleUnits = { read(candle: Candle): RunningCandle; write(candle: RunningCandle): Candle };

/** The decimals of a market, there and back. */
export function candleUnits(listings: Listings, market: MarketListing): CandleUnits {
  const quoteDecimals = listings.asset(listings.rules(market).quoteAssetId).decimals;
  const read = (candle: Candle): RunningCandle => {
    const ticks = (text: string): number => Number(parseDecimal(text, market.priceDecimals) ?? 0n);
    const [openTimeMs, open, high, low, close, base, quote] = candle;
    const lots = parseDecimal(base, market.quantityDecimals) ?? 0n;
    return {
      openTimeMs,
      open: ticks(open),
      high: ticks(high),
      low: ticks(low),
      close: ticks(close),
      lots,
      quoteUnits: parseDecimal(quote, quoteDecimals) ?? 0n,
    };
  };
  const write = (candle: RunningCandle): Candle => {
    const price = (ticks: number): string => listings.priceText(market, ticks);
    const base = formatFixed(candle.lots, market.quantityDecimals);
    return [
      candle.openTimeMs,
      price(candle.open),
      price(candle.high),
      price(candle.low),
      price(candle.close),
      base,
      formatDecimal(candle.quoteUnits, quoteDecimals),
    ];
  };
  return { read, write };
}
