// Candles that are made of the trades themselves: of every moment with trades, and of seconds.
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';

import { bucketStart } from '#lib/contract/kline-bucket.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { trades } from '#server/store/schema/market-tape.ts';
import type { CandleSource } from './candle-source.ts';
import { fillGaps, rollUp } from './roll-up.ts';
import { type TickCandle, tradeCandle } from './tick-candle.ts';

/** One for each trade, oldest first. */
async function readTape(db: Store['db'], { marketId }: MarketListing, fromMs: number, endMs: number): Promise<TickCandle[]> {
  const where = and(eq(trades.marketId, marketId), gte(trades.timeMs, fromMs), lt(trades.timeMs, endMs));
  const rows = await db.select().from(trades).where(where).orderBy(asc(trades.timeMs), asc(trades.tradeId));
  return rows.map(({ timeMs, priceTicks, quantityLots, notionalUnits }) => tradeCandle(timeMs, priceTicks, quantityLots, notionalUnits));
}

/** Whole moments: the trades of a millisecond are never torn between two pages. */
export async function readMoments(db: Store['db'], market: MarketListing, endMs: number, newest: number): Promise<TickCandle[]> {
  const found = await db
    .selectDistinct({ timeMs: trades.timeMs })
    .from(trades)
    .where(and(eq(trades.marketId, market.marketId), lt(trades.timeMs, endMs)))
    .orderBy(desc(trades.timeMs))
    .limit(newest);
  const fromMs = found.at(-1)?.timeMs;
  return fromMs === undefined ? [] : rollUp('realtime', await readTape(db, market, fromMs, endMs));
}

async function lastPrice(db: Store['db'], { marketId }: MarketListing, beforeMs: number): Promise<number | undefined> {
  const where = and(eq(trades.marketId, marketId), gte(trades.timeMs, 0), lt(trades.timeMs, beforeMs));
  const [last] = await db.select().from(trades).where(where).orderBy(desc(trades.timeMs), desc(trades.tradeId)).limit(1);
  return last?.priceTicks;
}

/** `source` has the price before the first trade that is still on the tape. */
export async function readSeconds(
  db: Store['db'],
  source: Pick<CandleSource, 'closeBefore'>,
  market: MarketListing,
  [fromMs, endMs]: readonly [number, number],
): Promise<TickCandle[]> {
  const traded = rollUp('1s', await readTape(db, market, fromMs, endMs));
  if (traded[0]?.openTimeMs === fromMs) return fillGaps('1s', traded, fromMs, endMs, null);
  const before = (await lastPrice(db, market, fromMs)) ?? (await source.closeBefore(market, '1m', bucketStart('1m', fromMs)));
  return fillGaps('1s', traded, fromMs, endMs, before);
}
