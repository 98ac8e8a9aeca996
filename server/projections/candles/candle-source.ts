// The source of base candles: those that this venue wrote down, joined to the history before its first trade.
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod/mini';

import type { KlineInterval } from '#lib/contract/enums.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { candles } from '#server/store/schema/market-tape.ts';
import type { BaseInterval } from './base-interval.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import type { CandleHistory } from './candle-history.ts';
import { joinCandles, type TickCandle } from './tick-candle.ts';

export type CandleSource = {
  /** When the first candle of this length opens; those of seconds and shorter come from the venue's own trades alone. */
  beginsMs(interval: KlineInterval): number;
  /** The moment up to which candles of this length have a part in history. */
  historyEndsMs(interval: KlineInterval): number;
  /** Those that open in [fromMs, toMs), oldest first; buckets without trades are left out. */
  between(market: MarketListing, interval: BaseInterval, fromMs: number, toMs: number): Promise<TickCandle[]>;
  /** The price at which the market stood at `timeMs` (a bucket's beginning), or null when none was known yet. */
  closeBefore(market: MarketListing, interval: BaseInterval, timeMs: number): Promise<number | null>;
  /** The same of several markets, by one question; those without a price are left out. */
  closesBefore(markets: readonly MarketListing[], interval: BaseInterval, timeMs: number): Promise<ReadonlyMap<number, number>>;
  /** The candles that this venue wrote down alone: those that open in [fromMs, toMs), oldest first. By one question for all markets. */
  written(
    markets: readonly MarketListing[],
    interval: BaseInterval,
    fromMs: number,
    toMs: number,
  ): Promise<ReadonlyMap<number, readonly TickCandle[]>>;
  /** History alone: those that open in [fromMs, toMs). */
  history(market: MarketListing, interval: BaseInterval, fromMs: number, toMs: number): TickCandle[];
};

const closeRows = z.array(z.object({ id: z.number(), close: z.nullable(z.coerce.number()) }));

/** The candle whose bucket holds genesis is in both. */
export function joinAtGenesis(history: readonly TickCandle[], written: readonly TickCandle[]): TickCandle[] {
  const last = history.at(-1);
  const first = written[0];
  if (last === undefined || first === undefined || last.openTimeMs !== first.openTimeMs) return [...history, ...written];
  return [...history.slice(0, -1), joinCandles(last, first), ...written.slice(1)];
}

export function createCandleSource(db: Pick<Store['db'], 'select' | 'execute'>, past: CandleHistory): CandleSource {
  const history = (market: MarketListing, interval: BaseInterval, fromMs: number, toMs: number): TickCandle[] => {
    const endMs = Math.min(toMs, past.genesisMs);
    const beginMs = Math.max(fromMs, 0);
    if (beginMs >= endMs) return [];
    return past.candles(market.symbol, interval, beginMs, endMs);
  };
  const of = (markets: readonly MarketListing[], interval: BaseInterval) => [
    inArray(
      candles.marketId,
      markets.map(({ marketId }) => marketId),
    ),
    eq(candles.interval, interval),
  ];

  const written: CandleSource['written'] = async (markets, interval, fromMs, toMs) => {
    if (toMs <= bucketStart(interval, past.genesisMs)) return new Map();
    const rows = await db
      .select()
      .from(candles)
      .where(and(...of(markets, interval), gte(candles.openTimeMs, fromMs), lt(candles.openTimeMs, toMs)))
      .orderBy(asc(candles.openTimeMs));
    return Map.groupBy(rows, ({ marketId }) => marketId);
  };
  const closesBefore: CandleSource['closesBefore'] = async (markets, interval, timeMs) => {
    const ids = sql.param(markets.map(({ marketId }) => marketId));
    const { rows } = await db.execute(sql`
      select wanted.id, (
        select close_ticks from candles as c
        where c.market_id = wanted.id and c."interval" = ${interval} and c.open_time_ms < ${timeMs}
        order by c.open_time_ms desc limit 1) as close
      from unnest(${ids}::integer[]) as wanted(id)`);
    const closes = new Map(closeRows.parse(rows).flatMap(({ id, close }) => (close === null ? [] : [[id, close]])));
    const endMs = Math.min(timeMs, past.genesisMs);
    const lastStart = bucketStart(interval, endMs - 1);
    for (const market of markets) {
      if (closes.has(market.marketId)) continue;
      const known = history(market, interval, shiftBucket(interval, lastStart, -1), endMs).at(-1);
      if (known !== undefined) closes.set(market.marketId, known.closeTicks);
    }
    return closes;
  };

  return {
    historyEndsMs: (interval) => (past.endsWhole === true ? bucketStart(interval, past.genesisMs) : past.genesisMs),
    beginsMs: (interval) =>
      Math.max(0, bucketStart(interval, interval === 'realtime' || interval === '1s' ? past.genesisMs : past.firstMs)),
    history,
    written,
    between: async (market, interval, fromMs, toMs) =>
      joinAtGenesis(history(market, interval, fromMs, toMs), (await written([market], interval, fromMs, toMs)).get(market.marketId) ?? []),
    closesBefore,
    closeBefore: async (market, interval, timeMs) => (await closesBefore([market], interval, timeMs)).get(market.marketId) ?? null,
  };
}
