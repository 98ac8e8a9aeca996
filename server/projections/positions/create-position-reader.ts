// Positions in the tables: those that were open at a start, and how the others went.
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

import type { ClosedPosition, PeriodResult } from '#lib/contract/history/contract-history.ts';
import { HoldSide, Side } from '#lib/contract/enums.ts';
import { type ForcedClose, forcedDirection } from '#lib/contract/wire/orders/forced-direction.ts';
import { directionOf } from '#lib/contract/wire/orders/order-direction.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds } from '#server/store/schema/contracts/contract-history.ts';
import { type MarketScope, ofScope } from '../of-scope.ts';
import { beforePlace, inSpan, ofValue, type Page, pageOf, type PageRequest, pageSize, type TimeSpan } from '../page.ts';
import { entryMargin } from './entry-margin.ts';
import { wasHedge, wasReduced } from './last-order-of.ts';
import type { PositionRound } from './position-round.ts';
import { sumByCoin } from './sum-by-coin.ts';
import { averagePriceText } from './to-futures-account.ts';

/** The time span is of its end. */
type PositionPeriod = MarketScope & TimeSpan;

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

const ended = { accountId: positionRounds.accountId, marketId: positionRounds.marketId, place: positionRounds.endedId };
const known = { ...getTableColumns(positionRounds), isHedge: wasHedge(ended), isReduced: wasReduced(ended) };
type KnownRound = PositionRound & { readonly isHedge: boolean; readonly isReduced: boolean };

const closes: Readonly<Record<Exclude<ClosedPosition['closedBy'], 'trade'>, ForcedClose>> = {
  liquidation: 'liquidated',
  deleverage: 'deleveraged',
  netting: 'netted',
  delivery: 'delivered',
};

/** The code of what closed the last of it: a trade of its owner, or of a liquidation, or no trade at all. */
function closingCode(round: KnownRound): number {
  const { endedBy, holdSide, isHedge, isReduced } = round;
  if (endedBy !== null && endedBy !== 'trade') return forcedDirection(closes[endedBy], round);
  if (isReduced) return forcedDirection('reduced', round);
  return directionOf(holdSide === HoldSide.long ? Side.sell : Side.buy, isHedge ? holdSide : undefined);
}

function toClosedPosition(round: KnownRound, listings: Listings): ClosedPosition {
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
    delegateType: closingCode(round),
  };
}

/** The database tells sums as text. */
const sum = (what: SQL) => sql`sum(${what})`.mapWith(BigInt);
const net = sql`${positionRounds.realisedUnits} + ${positionRounds.feeUnits} + ${positionRounds.fundingUnits} + ${positionRounds.fundUnits}`;

export function createPositionReader(db: Store['db'], listings: Listings): PositionReader {
  const endedIn = (accountId: AccountId, period: PositionPeriod): SQL | undefined =>
    and(
      eq(positionRounds.accountId, accountId),
      isNotNull(positionRounds.endedId),
      ofScope(positionRounds.marketId, listings, period),
      inSpan(positionRounds.endedAtMs, period),
    );
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
        .where(endedIn(accountId, period))
        .groupBy(positionRounds.marketId, positionRounds.leverage);
      return sumByCoin(rows, listings);
    },
    history: async (accountId, page) => {
      const where = and(
        endedIn(accountId, page),
        ofValue(positionRounds.holdSide, page.holdSide),
        ofValue(positionRounds.endedBy, page.endedBy),
        beforePlace(positionRounds.endedId, page.before),
      );
      const max = pageSize(page);
      const rows = await db.select(known).from(positionRounds).where(where).orderBy(desc(positionRounds.endedId)).limit(max);
      return pageOf(
        rows,
        max,
        (row) => row.endedId,
        (row) => toClosedPosition(row, listings),
      );
    },
  };
}
