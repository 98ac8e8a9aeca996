// An order's row as the wire carries it.
import { BusinessLine, OrderType } from '#lib/contract/enums.ts';
import { directionOf } from '#lib/contract/wire/order-direction.ts';
import { symbolIdOf } from '#lib/contract/wire/spot-order.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { lineOf } from '#server/engine/contract-listing.ts';
import type { ExitTerms } from '#server/engine/plans/trigger-terms.ts';
import { presetFields } from '#server/engine/preset-fields.ts';
import { positionFields } from '#server/engine/position-fields.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal, formatFixed } from '#server/engine/units.ts';
import type { orders } from '#server/store/schema/orders.ts';
import { averagePriceTicks } from './average-price.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Amounts exact; the average price rounded half up to the market's tick. */
export function toSpotOrder(row: OrderRow, listings: Listings): SpotOrder {
  const market = listings.market(row.marketId);
  const rules = listings.rules(market);
  const quote = listings.asset(rules.quoteAssetId);
  const feeAsset = listings.asset(row.feeAssetId);
  const byAmount = row.amountUnits > 0n;
  const exit: ExitTerms | null = row.exit === '' ? null : JSON.parse(row.exit);
  const average = averagePriceTicks(row.filledUnits, row.filledLots, rules.tickLotUnits);
  return {
    orderId: String(row.orderId),
    clientOid: row.clientOid,
    symbolId: symbolIdOf(market.symbol),
    symbol: market.symbol,
    businessLine: row.wallet === null ? lineOf(market) : BusinessLine.margin,
    delegateType: directionOf(row.side, row.holdSide ?? undefined),
    orderType: row.kind === 'limit' ? OrderType.limit : OrderType.market,
    timeInForceValue: row.timeInForce,
    delegatePrice: row.kind === 'limit' ? listings.priceText(market, row.priceTicks) : '0',
    delegateCount: byAmount ? formatDecimal(row.amountUnits, quote.decimals) : listings.quantityText(market, row.quantityLots),
    tradeUnit: byAmount ? 'quote' : 'base',
    displayCount: row.displayLots === 0 ? '0' : listings.quantityText(market, row.displayLots),
    planId: row.planId === 0 ? '' : String(row.planId),
    dealCount: listings.quantityText(market, row.filledLots),
    averagePrice: row.filledLots === 0 ? '0' : formatFixed(average, market.priceDecimals),
    dealAmount: formatDecimal(row.filledUnits, quote.decimals),
    fee: formatDecimal(row.feeUnits, feeAsset.decimals),
    feeCoin: feeAsset.code,
    status: row.status,
    orderSource: row.source,
    enterPointSource: row.entryPoint,
    cancelReason: row.cancelReason,
    createTimeMs: row.createdAtMs,
    updateTimeMs: row.updatedAtMs,
    ...positionFields(market, row),
    ...presetFields(market, exit, listings),
    ...(row.wallet === null ? {} : { marginMode: row.wallet }),
  };
}
