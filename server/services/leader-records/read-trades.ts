// Reads the closed trades of a leader: positions that are over, or sales on spot, opened since it leads.
import { and, asc, eq, gte, isNotNull, isNull, lt, lte } from 'drizzle-orm';

import { lineKeyOf } from '#lib/contract/contract-lines.ts';
import { spotSales } from '#lib/order-math/copy/record/spot-sales.ts';
import { toTraded } from '#server/projections/fills/to-traded.ts';
import { firstContractId, isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds } from '#server/store/schema/contracts/contract-history.ts';
import { fills } from '#server/store/schema/fills.ts';
import type { LeaderPlace, LeaderTrade } from './known-leader.ts';

type Span = { readonly fromMs: number; readonly toMs: number };

/** The lines of contracts that are led. */
const ledLines: readonly unknown[] = ['usdt', 'susdt'];

async function readPositions(
  db: Store['db'],
  listings: Listings,
  leaderId: number,
  { fromMs, toMs }: Span,
): Promise<readonly LeaderTrade[]> {
  const { accountId, endedId, openedAtMs, endedAtMs } = positionRounds;
  const rows = await db
    .select()
    .from(positionRounds)
    .where(and(eq(accountId, leaderId), isNotNull(endedId), gte(openedAtMs, fromMs), lte(endedAtMs, toMs)))
    .orderBy(asc(endedId));
  return rows.flatMap((row) => {
    const market = listings.market(row.marketId);
    if (!isContract(market) || !ledLines.includes(lineKeyOf(market.contract.line))) return [];
    return {
      marketId: row.marketId,
      holdSide: row.holdSide,
      openedMs: row.openedAtMs,
      endedMs: row.endedAtMs ?? 0,
      netUnits: row.realisedUnits + row.feeUnits + row.fundingUnits + row.fundUnits,
      openedUnits: row.openedValue * BigInt(listings.rules(market).tickLotUnits),
      leverage: row.leverage,
      closedBy: row.endedBy ?? 'trade',
    };
  });
}

async function readSales(
  db: Store['db'],
  listings: Listings,
  leaderId: number,
  { fromMs, toMs }: Span,
  coin: string,
): Promise<readonly LeaderTrade[]> {
  const rows = await db
    .select()
    .from(fills)
    .where(
      and(
        eq(fills.accountId, leaderId),
        lt(fills.marketId, firstContractId),
        isNull(fills.wallet),
        gte(fills.timeMs, fromMs),
        lte(fills.timeMs, toMs),
      ),
    )
    .orderBy(asc(fills.id));
  const byMarket = Map.groupBy(rows, ({ marketId }) => marketId);
  const trades = [...byMarket].flatMap(([marketId, own]) => {
    const market = listings.market(marketId);
    // Other coins have no price here that could be checked.
    if (market.quote !== coin) return [];
    const rules = listings.rules(market);
    const told = own.map((fill) => toTraded(fill, rules));
    return spotSales(told).map((sale) => ({ ...sale, marketId, holdSide: null, openedMs: null, closedBy: 'trade' }));
  });
  return trades.toSorted((a, b) => a.endedMs - b.endedMs);
}

/** Oldest first. `coin`: of the line. */
export const readTrades = (
  db: Store['db'],
  listings: Listings,
  { leaderId, line }: LeaderPlace,
  span: Span,
  coin: string,
): Promise<readonly LeaderTrade[]> =>
  line === 'futures' ? readPositions(db, listings, leaderId, span) : readSales(db, listings, leaderId, span, coin);
