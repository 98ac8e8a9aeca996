// The line of every market in the list: last price, 24 hours' change, range and volume, best bid and ask.
import type { Ticker } from '#lib/contract/market.ts';
import type { MarketId } from '#server/engine/command.ts';
import type { ReferencePriceSet, TradeExecuted } from '#server/engine/event.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, formatFixed } from '#server/engine/units.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import { type TickCandle, tradeCandle } from '../candles/tick-candle.ts';
import { changeRate } from './change-rate.ts';
import { createDayWindow } from './day-window.ts';

export type TickerReader = {
  /** Null: no such market, or no price known yet. */
  ticker(symbol: string): Ticker | null;
  /** In the order of the list, markets without a price left out. */
  tickers(): readonly Ticker[];
};

export type Tickers = TickerReader & {
  /** Minutes of the past, oldest first, before any trade of the same market. */
  addMinutes(marketId: MarketId, minutes: readonly TickCandle[]): void;
  addTrade(trade: Pick<TradeExecuted, 'marketId' | 'priceTicks' | 'quantityLots' | 'notionalUnits'>, timeMs: number): void;
  setIndexPrice(set: Pick<ReferencePriceSet, 'marketId' | 'priceTicks'>): void;
};

type Best = (marketId: MarketId) => { readonly bidTicks: number | null; readonly askTicks: number | null };

export function createTickers(listings: Listings, best: Best, now: () => number): Tickers {
  const indexTicks = new Map<MarketId, number>();
  const windows = new Map(listings.markets.map((market) => [market.marketId, createDayWindow()]));

  const tickerOf = (market: MarketListing): Ticker | null => {
    const nowMs = now();
    const day = windows.get(market.marketId)?.summary(nowMs) ?? null;
    if (day === null) return null;
    const price = (ticks: number): string => listings.priceText(market, ticks);
    const { bidTicks, askTicks } = best(market.marketId);
    const index = indexTicks.get(market.marketId);
    return {
      symbol: market.symbol,
      lastPrice: price(day.lastTicks),
      openPrice: price(day.openTicks),
      highPrice: price(day.highTicks),
      lowPrice: price(day.lowTicks),
      changeRate: changeRate(day.openTicks, day.lastTicks),
      baseVolume: formatFixed(day.baseLots, market.quantityDecimals),
      quoteVolume: formatDecimal(day.quoteUnits, listings.asset(listings.rules(market).quoteAssetId).decimals),
      bestBid: bidTicks === null ? null : price(bidTicks),
      bestAsk: askTicks === null ? null : price(askTicks),
      indexPrice: index === undefined ? null : price(index),
      timeMs: nowMs,
    };
  };

  return {
    addMinutes: (marketId, minutes) => {
      const window = windows.get(marketId);
      for (const minute of minutes) window?.add(minute);
    },
    addTrade: ({ marketId, priceTicks, quantityLots, notionalUnits }, timeMs) => {
      windows.get(marketId)?.add(tradeCandle(bucketStart('1m', timeMs), priceTicks, quantityLots, notionalUnits));
    },
    setIndexPrice: ({ marketId, priceTicks }) => {
      indexTicks.set(marketId, priceTicks);
    },
    ticker: (symbol) => {
      const market = listings.marketOf(symbol);
      return market === undefined ? null : tickerOf(market);
    },
    tickers: () => listings.markets.map(tickerOf).filter((ticker) => ticker !== null),
  };
}
