// The initial state of tickers and tape: the last day as it is written down, at one moment of history.
import { asc, desc, eq } from 'drizzle-orm';

import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { trades } from '#server/store/schema/market-tape.ts';
import { projectionCheckpoints } from '#server/store/schema/venue.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import { liveMarkets } from './live-markets.ts';
import type { CandleHistory } from '../candles/candle-history.ts';
import { createCandleSource } from '../candles/candle-source.ts';
import { flatCandle, type TickCandle } from '../candles/tick-candle.ts';
import type { TapeTrade } from '../trades/to-public-trade.ts';

const day = 24 * 60 * 60_000;
const tapeLength = 200;

export type StartState = {
  /** Everything up to this sequence is in it, nothing after it. */
  readonly sequence: number;
  readonly markets: readonly {
    readonly market: MarketListing;
    readonly minutes: readonly TickCandle[];
    readonly tape: readonly TapeTrade[];
  }[];
};

export function readStartState(db: Store['db'], listings: Listings, history: CandleHistory, nowMs: number): Promise<StartState> {
  const fromMs = bucketStart('1m', nowMs) - day;
  return db.transaction(
    async (tx) => {
      const source = createCandleSource(tx, listings, history);
      const [checkpoint] = await tx.select().from(projectionCheckpoints).orderBy(asc(projectionCheckpoints.name)).limit(1);
      const markets = [];
      for (const market of liveMarkets(listings, nowMs)) {
        const minutes = await source.between(market, '1m', fromMs, nowMs + day);
        const before = minutes[0]?.openTimeMs === fromMs ? null : await source.closeBefore(market, '1m', fromMs);
        const standing = before === null ? [] : [flatCandle(fromMs - 60_000, before)];
        const newest = await tx
          .select()
          .from(trades)
          .where(eq(trades.marketId, market.marketId))
          .orderBy(desc(trades.timeMs), desc(trades.tradeId))
          .limit(tapeLength);
        markets.push({ market, minutes: [...standing, ...minutes], tape: newest.reverse() });
      }
      return { sequence: checkpoint?.sequence ?? 0, markets };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
