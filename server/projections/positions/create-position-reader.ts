// Positions in the tables: those that were open at a start, and how the others went.
import { and, desc, eq, gte, isNotNull, isNull, lt, lte } from 'drizzle-orm';

import type { ClosedPosition } from '#lib/contract/contract-history.ts';
import type { BusinessLine, HoldSide } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/command.ts';
import { isContract, lineOf } from '#server/engine/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds } from '#server/store/schema/contract-history.ts';
import { ofLine } from '../of-line.ts';
import { mostPerPage, type Page, pageOf, readPlace } from '../page.ts';
import type { PositionRound } from './position-round.ts';
import { averagePriceText } from './to-futures-account.ts';

export type ClosedPositionPage = {
  readonly symbol?: string | undefined;
  readonly line?: BusinessLine | undefined;
  readonly holdSide?: HoldSide | undefined;
  /** Of its end, both ends included. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
};

export type PositionReader = {
  /** Positions that are over, the last one to end first. */
  positionHistory(accountId: AccountId, page: ClosedPositionPage): Promise<Page<ClosedPosition>>;
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
    coin,
    openTimeMs: round.openedAtMs,
    closeTimeMs: round.endedAtMs ?? 0,
    closedBy: round.endedBy ?? 'trade',
  };
}

export function createPositionReader(db: Store['db'], listings: Listings): PositionReader {
  return {
    positionHistory: async (accountId, { symbol, line, holdSide, fromMs, toMs, before, limit = mostPerPage }) => {
      const market = symbol === undefined ? undefined : listings.marketOf(symbol);
      const place = readPlace(before);
      if ((symbol !== undefined && market === undefined) || place === null) return { list: [], nextId: null };
      const where = and(
        eq(positionRounds.accountId, accountId),
        isNotNull(positionRounds.endedId),
        ofLine(positionRounds.marketId, listings, line),
        market === undefined ? undefined : eq(positionRounds.marketId, market.marketId),
        holdSide === undefined ? undefined : eq(positionRounds.holdSide, holdSide),
        fromMs === undefined ? undefined : gte(positionRounds.endedAtMs, fromMs),
        toMs === undefined ? undefined : lte(positionRounds.endedAtMs, toMs),
        place === undefined ? undefined : lt(positionRounds.endedId, place),
      );
      const most = Math.min(limit, mostPerPage);
      const rows = await db.select().from(positionRounds).where(where).orderBy(desc(positionRounds.endedId)).limit(most);
      return pageOf(
        rows,
        most,
        (row) => row.endedId,
        (row) => toClosedPosition(row, listings),
      );
    },
  };
}
