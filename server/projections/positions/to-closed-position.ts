// A position that is over, as the wire carries it.
import { getTableColumns } from 'drizzle-orm';

import type { ClosedPosition } from '#lib/contract/history/contract-history.ts';
import { HoldSide, Side } from '#lib/contract/enums.ts';
import { type ForcedClose, forcedDirection } from '#lib/contract/wire/orders/forced-direction.ts';
import { directionOf } from '#lib/contract/wire/orders/order-direction.ts';
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { positionRounds } from '#server/store/schema/contracts/contract-history.ts';
import { entryMargin } from './entry-margin.ts';
import { wasHedge, wasReduced } from './last-order-of.ts';
import type { PositionRound } from './position-round.ts';
import { averagePriceText } from './to-futures-account.ts';

const ended = { accountId: positionRounds.accountId, marketId: positionRounds.marketId, place: positionRounds.endedId };
/** The columns that it is told from. */
export const knownOfRound = { ...getTableColumns(positionRounds), isHedge: wasHedge(ended), isReduced: wasReduced(ended) };
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

export function toClosedPosition(round: KnownRound, listings: Listings): ClosedPosition {
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
