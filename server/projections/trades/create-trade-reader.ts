// Questions about the tape: older trades of a market, page by page.
import { and, desc, eq, sql } from 'drizzle-orm';

import type { PublicTrade } from '#lib/contract/market.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { trades } from '#server/store/schema/market-tape.ts';
import { toPublicTrade } from './to-public-trade.ts';

const maxPerPage = 200;

type TapePlace = { readonly timeMs: number; readonly tradeId: number };

export type TradeReader = {
  /** Trades before a place on the tape, newest first, at most 200. Unknown symbol: none. */
  before(symbol: string, place: TapePlace, limit: number): Promise<readonly PublicTrade[]>;
};

export function createTradeReader(db: Store['db'], listings: Listings): TradeReader {
  return {
    before: async (symbol, { timeMs, tradeId }, limit) => {
      const market = listings.marketOf(symbol);
      if (market === undefined) return [];
      const rows = await db
        .select()
        .from(trades)
        .where(
          and(eq(trades.marketId, market.marketId), sql`(${trades.timeMs}, ${trades.tradeId}) < (${timeMs}::bigint, ${tradeId}::bigint)`),
        )
        .orderBy(desc(trades.timeMs), desc(trades.tradeId))
        .limit(Math.min(limit, maxPerPage));
      return rows.map((row) => toPublicTrade(listings, row));
    },
  };
}
