// Positions in the tables: those that were open at a start, and how the others went.
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

import type { ClosedPosition, PeriodResult } from '#lib/contract/history/contract-history.ts';
import type { HoldSide } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds } from '#server/store/schema/contracts/contract-history.ts';
import { type MarketScope, ofScope } from '../of-scope.ts';
import { beforePlace, inSpan, ofValue, type Page, pageOf, type PageRequest, pageSize, type TimeSpan } from '../page.ts';
import type { PositionRound } from './position-round.ts';
import { sumByCoin } from './sum-by-coin.ts';
import { knownOfRound, toClosedPosition } from './to-closed-position.ts';

/** The time span is of its end. */
export type PositionPeriod = MarketScope & TimeSpan;

type ClosedPositionPage = PositionPeriod &
  PageRequest & {
    readonly holdSide?: HoldSide | undefined;
    readonly endedBy?: ClosedPosition['closedBy'] | undefined;
  };

export type PositionReader = {
  /** Positions that are over, the last one to end first. */
  history(accountId: AccountId, page: ClosedPositionPage): Promise<Page<ClosedPosition>>;
  /** The results of positions that ended in a time, by margin coin; a coin without any is left out. */
  periodResult(accountId: AccountId, period: PositionPeriod): Promise<readonly PeriodResult[]>;
};

export const readOpenRounds = (db: Store['db']): Promise<readonly PositionRound[]> =>
  db.select().from(positionRounds).where(isNull(positionRounds.endedId));

/** The database tells sums as text. */
export const sum = (what: SQL) => sql`sum(${what})`.mapWith(BigInt);
/** The result after fees, funding and the insurance fund. */
export const net = sql`${positionRounds.realisedUnits} + ${positionRounds.feeUnits} + ${positionRounds.fundingUnits} + ${positionRounds.fundUnits}`;

/** An account's positions that ended in a time. */
export const endedIn = (accountId: AccountId, period: PositionPeriod, listings: Listings): SQL | undefined =>
  and(
    eq(positionRounds.accountId, accountId),
    isNotNull(positionRounds.endedId),
    ofScope(positionRounds.marketId, listings, period),
    inSpan(positionRounds.endedAtMs, period),
  );

export function createPositionReader(db: Store['db'], listings: Listings): PositionReader {
  return {
    periodResult: async (accountId, period) => {
      const rows = await db
        .select({
          marketId: positionRounds.marketId,
          leverage: positionRounds.leverage,
          positions: count(),
          won: sql`count(*) filter (where ${net} > 0)`.mapWith(Number),
          net: sum(net),
          lots: sum(sql`${positionRounds.openedLots}`),
          value: sum(sql`${positionRounds.openedValue}`),
        })
        .from(positionRounds)
        .where(endedIn(accountId, period, listings))
        .groupBy(positionRounds.marketId, positionRounds.leverage);
      return sumByCoin(rows, listings);
    },
    history: async (accountId, page) => {
      const where = and(
        endedIn(accountId, page, listings),
        ofValue(positionRounds.holdSide, page.holdSide),
        ofValue(positionRounds.endedBy, page.endedBy),
        beforePlace(positionRounds.endedId, page.before),
      );
      const max = pageSize(page);
      const rows = await db.select(knownOfRound).from(positionRounds).where(where).orderBy(desc(positionRounds.endedId)).limit(max);
      return pageOf(
        rows,
        max,
        (row) => row.endedId,
        (row) => toClosedPosition(row, listings),
      );
    },
  };
}
