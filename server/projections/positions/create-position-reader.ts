// Positions in the tables: those that were open at a start, and how the others went.
import { and, count, desc, eq, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';

import type { ClosedPosition, PeriodResult } from '#lib/contract/history/contract-history.ts';
import type { BusinessLine, HoldSide } from '#lib/contract/enums.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds } from '#server/store/schema/contract-history.ts';
import { ofLine } from '../of-line.ts';
import { maxPerPage, type Page, pageOf, readPlace } from '../page.ts';
import { entryMargin } from './entry-margin.ts';
import type { PositionRound } from './position-round.ts';
import { sumByCoin } from './sum-by-coin.ts';
import { averagePriceText } from './to-futures-account.ts';

type PositionPeriod = {
  readonly symbol?: string | undefined;
  readonly line?: BusinessLine | undefined;
  /** The time of its end, both ends included. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
};

type ClosedPositionPage = PositionPeriod & {
  readonly holdSide?: HoldSide | undefined;
  readonly endedBy?: ClosedPosition['closedBy'] | undefined;
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};

export type PositionReader = {
  /** Positions that are over, the last one to end first. */
  history(accountId: AccountId, page: ClosedPositionPage): Promise<Page<ClosedPosition>>;
  /** The results of positions that ended in a time, by margin coin; a coin without any is left out. */
  periodResult(accountId: AccountId, period: PositionPeriod): Promise<readonly PeriodResult[]>;
};

export const readOpenRounds = (db: Store['db']): Promise<readonly PositionRound[]> =>
  db.select().from(positionRounds).where(isNull(positionRounds.endedId));

function toClosedPosition(round: PositionRound, listings: Listings): ClosedPosition {
  const market = listings.market(round.marketId);
  if (!isContract(market)) throw new Error(`a position in ${market.symbol}`);
  const coin = market.contract.margin;
  const decimals = listings.assetOf(coin)?.decimals ?? 0;
  const money = (units: bigint): string => formatDecimal(units, decimals);
  const { realisedUnits, feeUnits, fundingUnits, fundUnits } = round;
  return {
    roundId: String(round.id),
    symbolId: market.symbol,
    businessLine: lineOf(market),
    holdSide: round.holdSide,
    marginMode: round.marginMode,
    leverage: round.leverage,
    largestCount: listings.quantityText(market, round.largestLots),
    closedCount: listings.quantityText(market, round.closedLots),
    averageOpenPrice: averagePriceText(market, round.openedLots, round.openedValue),
    averageClosePrice: averagePriceText(market, round.closedLots, round.closedValue),
    achievedProfits: money(realisedUnits),
    paidFees: money(feeUnits),
    paidFunding: money(fundingUnits),
    insurance: money(fundUnits),
    netProfit: money(realisedUnits + feeUnits + fundingUnits + fundUnits),
    margin: money(entryMargin(market, BigInt(round.openedLots), round.openedValue, round.leverage)),
    coin,
    openTimeMs: round.openedAtMs,
    closeTimeMs: round.endedAtMs ?? 0,
    closedBy: round.endedBy ?? 'trade',
  };
}

/** The database tells sums as text. */
const sum = (what: SQL) => sql`sum(${what})`.mapWith(BigInt);
const net = sql`${positionRounds.realisedUnits} + ${positionRounds.feeUnits} + ${positionRounds.fundingUnits} + ${positionRounds.fundUnits}`;

export function createPositionReader(db: Store['db'], listings: Listings): PositionReader {
  const endedIn = (accountId: AccountId, marketId: MarketId | undefined, { line, fromMs, toMs }: PositionPeriod): (SQL | undefined)[] => [
    eq(positionRounds.accountId, accountId),
    isNotNull(positionRounds.endedId),
    ofLine(positionRounds.marketId, listings, line),
    marketId === undefined ? undefined : eq(positionRounds.marketId, marketId),
    fromMs === undefined ? undefined : gte(positionRounds.endedAtMs, fromMs),
    toMs === undefined ? undefined : lte(positionRounds.endedAtMs, toMs),
  ];
  return {
    periodResult: async (accountId, period) => {
      const market = period.symbol === undefined ? undefined : listings.marketOf(period.symbol);
      if (period.symbol !== undefined && market === undefined) return [];
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
        .where(and(...endedIn(accountId, market?.marketId, period)))
        .groupBy(positionRounds.marketId, positionRounds.leverage);
      return sumByCoin(rows, listings);
    },
    history: async (accountId, { symbol, line, holdSide, endedBy, fromMs, toMs, before, limit = maxPerPage }) => {
      const market = symbol === undefined ? undefined : listings.marketOf(symbol);
      const place = readPlace(before);
      if ((symbol !== undefined && market === undefined) || place === null) return { list: [], nextId: null };
      const where = and(
        ...endedIn(accountId, market?.marketId, { line, fromMs, toMs }),
        holdSide === undefined ? undefined : eq(positionRounds.holdSide, holdSide),
        endedBy === undefined ? undefined : eq(positionRounds.endedBy, endedBy),
        place === undefined ? undefined : lt(positionRounds.endedId, place),
      );
      const max = Math.min(limit, maxPerPage);
      const rows = await db.select().from(positionRounds).where(where).orderBy(desc(positionRounds.endedId)).limit(max);
      return pageOf(
        rows,
        max,
        (row) => row.endedId,
        (row) => toClosedPosition(row, listings),
      );
    },
  };
}
