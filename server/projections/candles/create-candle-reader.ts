// Questions of a chart: candles of any length, without holes; and what a market opened the day at.
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { Candle } from '#lib/contract/market.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { baseOf, type RolledInterval } from './base-interval.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import { joinAtGenesis, type CandleSource } from './candle-source.ts';
import { candleText } from './candle-text.ts';
import { keepRecent } from './keep-recent.ts';
import { fillGaps, rollUp } from './roll-up.ts';
import { readMoments, readSeconds } from './tape-candles.ts';
import type { TickCandle } from './tick-candle.ts';

const maxPerPage = 1000;
/** The number of stretches that are kept, each of at most a page. */
const stretchesKept = 128;

type CandlePage = {
  /** Only candles that open before this moment; now when left out, and never later. */
  readonly endMs?: number | undefined;
  /** At most 1,000, which is also the default. */
  readonly limit?: number | undefined;
};

export type CandleReader = {
  /** When the first candle of this length opens, whatever the market: a list that ends before has none. */
  beginsMs(interval: KlineInterval): number;
  /**
   * The newest `limit` candles before `endMs`, oldest first, the running one included. A bucket without trades stands at
   * the close before it, with zero volume. `realtime` has one entry per millisecond with trades. Unknown symbol: none.
   */
  list(symbol: string, interval: KlineInterval, page?: CandlePage): Promise<readonly Candle[]>;
  /** The price at which the market stood at a moment (rounded down to the minute), or the first one after; null: never traded. */
  openingPrice(symbol: string, atMs: number): Promise<string | null>;
};

type Setting = {
  readonly db: Store['db'];
  readonly listings: Listings;
  readonly source: CandleSource;
  readonly now: () => number;
  /** Resolves when what has happened so far is written. */
  readonly settled: () => Promise<void>;
};

export function createCandleReader({ db, listings, source, now, settled }: Setting): CandleReader {
  /** History does not change: a stretch of it is rolled up once for all who look at it. */
  const past = keepRecent(stretchesKept, (_, market: MarketListing, interval: RolledInterval, fromMs: number, endMs: number) =>
    rollUp(interval, source.history(market, baseOf(interval), fromMs, endMs)),
  );

  const rolled = async (market: MarketListing, interval: RolledInterval, fromMs: number, endMs: number) => {
    const base = baseOf(interval);
    const written = rollUp(interval, await source.written(market, base, fromMs, endMs));
    const traded = joinAtGenesis(past([market.marketId, interval, fromMs, endMs].join('/'), market, interval, fromMs, endMs), written);
    const before = traded[0]?.openTimeMs === fromMs ? null : await source.closeBefore(market, base, fromMs);
    return fillGaps(interval, traded, fromMs, endMs, before);
  };

  const series = (market: MarketListing, interval: KlineInterval, beforeMs: number, limit: number): Promise<TickCandle[]> => {
    if (interval === 'realtime') return readMoments(db, market, beforeMs, limit);
    const lastStart = bucketStart(interval, beforeMs - 1);
    const fromMs = shiftBucket(interval, lastStart, 1 - limit);
    const endMs = shiftBucket(interval, lastStart, 1);
    return interval === '1s' ? readSeconds(db, source, market, [fromMs, endMs]) : rolled(market, interval, fromMs, endMs);
  };

  return {
    beginsMs: source.beginsMs,
    list: async (symbol, interval, { endMs, limit = maxPerPage } = {}) => {
      const market = listings.marketOf(symbol);
      const latestMs = now() + 1;
      if (market === undefined || limit < 1) return [];
      const beforeMs = Math.min(endMs ?? latestMs, latestMs);
      if (beforeMs <= source.beginsMs(interval)) return [];
      await settled();
      const line = await series(market, interval, beforeMs, Math.min(limit, maxPerPage));
      return line.map(candleText(listings, market).write);
    },
    openingPrice: async (symbol, atMs) => {
      const market = listings.marketOf(symbol);
      if (market === undefined) return null;
      await settled();
      const minute = bucketStart('1m', atMs);
      const before = await source.closeBefore(market, '1m', minute);
      const first = before ?? (await source.between(market, '1m', minute, now() + 1))[0]?.openTicks ?? null;
      return first === null ? null : listings.priceText(market, first);
    },
  };
}
