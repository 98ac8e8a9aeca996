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
  /** The closes of the last `hours` hours of each market, oldest first, the running one included. Unknown symbols are left out. */
  hourlyCloses(symbols: readonly string[], hours: number): Promise<{ symbol: string; closes: string[] }[]>;
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

  /** Of each market in its order; two questions to the database at most, however many markets there are. */
  const rolled = async (markets: readonly MarketListing[], interval: RolledInterval, fromMs: number, endMs: number) => {
    const base = baseOf(interval);
    const written = await source.written(markets, base, fromMs, endMs);
    const pastEndMs = Math.min(endMs, source.historyEndsMs(interval));
    const traded = markets.map((market) => ({
      market,
      candles: joinAtGenesis(
        past([market.marketId, interval, fromMs, pastEndMs].join('/'), market, interval, fromMs, pastEndMs),
        rollUp(interval, written.get(market.marketId) ?? []),
      ),
    }));
    const silent = traded.flatMap(({ market, candles }) => (candles[0]?.openTimeMs === fromMs ? [] : [market]));
    const before = silent.length === 0 ? null : await source.closesBefore(silent, base, fromMs);
    return traded.map(({ market, candles }) => fillGaps(interval, candles, fromMs, endMs, before?.get(market.marketId) ?? null));
  };

  const series = async (market: MarketListing, interval: KlineInterval, beforeMs: number, limit: number): Promise<TickCandle[]> => {
    if (interval === 'realtime') return readMoments(db, market, beforeMs, limit);
    const lastStart = bucketStart(interval, beforeMs - 1);
    const fromMs = shiftBucket(interval, lastStart, 1 - limit);
    const endMs = shiftBucket(interval, lastStart, 1);
    if (interval === '1s') return readSeconds(db, source, market, [fromMs, endMs]);
    const [line = []] = await rolled([market], interval, fromMs, endMs);
    return line;
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
    hourlyCloses: async (symbols, hours) => {
      const markets = symbols.flatMap((symbol) => listings.marketOf(symbol) ?? []);
      const lastStart = bucketStart('1H', now());
      await settled();
      const lines = await rolled(markets, '1H', shiftBucket('1H', lastStart, 1 - hours), shiftBucket('1H', lastStart, 1));
      return markets.map((market, place) => ({
        symbol: market.symbol,
        closes: (lines[place] ?? []).map(({ closeTicks }) => listings.priceText(market, closeTicks)),
      }));
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
