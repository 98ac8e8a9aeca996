// The line of every market in the list: last price, 24 hours' change, range and volume, best bid and ask.
import type { ContractFigures, Ticker } from '#lib/contract/market.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { MarkPriceSet } from '#server/engine/futures/contract-event.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { ReferencePriceSet } from '#server/engine/markets/market-event.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
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

/** The rate as a signed share; null for a contract that is delivered. */
export type MovingFigures = Pick<ContractFigures, 'fundingRate' | 'nextFundingTimeMs'> & { readonly openInterestLots: number };

export type Tickers = TickerReader & {
  /** Minutes of the past, oldest first, before any trade of the same market. */
  addMinutes(marketId: MarketId, minutes: readonly TickCandle[]): void;
  addTrade(trade: Pick<TradeExecuted, 'marketId' | 'priceTicks' | 'quantityLots' | 'notionalUnits'>, timeMs: number): void;
  setIndexPrice(set: Pick<ReferencePriceSet, 'marketId' | 'priceTicks'>): void;
  setMarkPrice(set: Pick<MarkPriceSet, 'marketId' | 'markTicks' | 'indexTicks'>): void;
  /** The figures of a contract that no event tells: its next funding, and the amount of it that is held. */
  setContractFigures(marketId: MarketId, figures: MovingFigures): void;
};

type Best = (marketId: MarketId) => { readonly bidTicks: number | null; readonly askTicks: number | null };

/** The fields that only the ticker of a contract has. */
function contractPart(
  listings: Listings,
  market: MarketListing,
  markTicks: number | undefined,
  moving: MovingFigures | undefined,
): { readonly contract?: ContractFigures } {
  if (!isContract(market)) return {};
  const { fundingRate = null, nextFundingTimeMs = 0, openInterestLots = 0 } = moving ?? {};
  const markPrice = markTicks === undefined ? null : listings.priceText(market, markTicks);
  return { contract: { markPrice, fundingRate, nextFundingTimeMs, openInterest: listings.quantityText(market, openInterestLots) } };
}

export function createTickers(listings: Listings, best: Best, now: () => number): Tickers {
  const indexes = new Map<MarketId, number>();
  const windows = new Map<MarketId, ReturnType<typeof createDayWindow>>();
  const windowOf = (marketId: MarketId): ReturnType<typeof createDayWindow> => {
    const known = windows.get(marketId) ?? createDayWindow();
    windows.set(marketId, known);
    return known;
  };
  const marks = new Map<MarketId, number>();
  const figures = new Map<MarketId, MovingFigures>();

  const tickerOf = (market: MarketListing): Ticker | null => {
    const nowMs = now();
    const day = windows.get(market.marketId)?.summary(nowMs) ?? null;
    if (day === null) return null;
    const price = (ticks: number): string => listings.priceText(market, ticks);
    const { bidTicks, askTicks } = best(market.marketId);
    const index = indexes.get(market.marketId);
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
      ...contractPart(listings, market, marks.get(market.marketId), figures.get(market.marketId)),
    };
  };

  return {
    addMinutes: (marketId, minutes) => {
      const window = windowOf(marketId);
      for (const minute of minutes) window.add(minute);
    },
    addTrade: ({ marketId, priceTicks, quantityLots, notionalUnits }, timeMs) => {
      windowOf(marketId).add(tradeCandle(bucketStart('1m', timeMs), priceTicks, quantityLots, notionalUnits));
    },
    setIndexPrice: ({ marketId, priceTicks }) => {
      indexes.set(marketId, priceTicks);
    },
    setMarkPrice: ({ marketId, markTicks, indexTicks }) => {
      marks.set(marketId, markTicks);
      indexes.set(marketId, indexTicks);
    },
    setContractFigures: (marketId, moving) => {
      figures.set(marketId, moving);
    },
    ticker: (symbol) => {
      const market = listings.marketOf(symbol);
      return market === undefined ? null : tickerOf(market);
    },
    tickers: () => listings.markets.map(tickerOf).filter((ticker) => ticker !== null),
  };
}
