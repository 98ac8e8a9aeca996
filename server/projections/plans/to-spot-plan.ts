// A plan order as the wire carries it.
import { BusinessLine, TriggerType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { directionOf } from '#lib/contract/wire/orders/order-direction.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { closesOnly } from '#server/engine/accounts/positions/holding.ts';
import { lineOf } from '#server/engine/markets/contract-listing.ts';
import { positionFields } from '#server/engine/futures/position-fields.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { reasonKey } from '#server/engine/reject-key.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { PlanState } from './plan-state.ts';
import { exitFields, type PriceText } from './plan-wire.ts';
import { wireOf } from './plan-wires.ts';

const named = (id: number): string => (id === 0 ? '' : String(id));

const priceOf =
  (listings: Listings, market: MarketListing): PriceText =>
  (priceTicks) =>
    priceTicks === 0 ? '' : listings.priceText(market, priceTicks);

/** The fields of a plan whose kind leaves them empty. */
const emptyFields = {
  triggerType: TriggerType.market,
  triggerPrice: '',
  executePrice: '',
  ...exitFields(null, () => ''),
  rangeRate: '0',
  delegatePrice: '',
  sliceCount: 0,
  intervalMs: 0,
  varianceRate: '0',
};

export function toSpotPlan(plan: PlanState, listings: Listings): SpotPlan {
  const market = listings.market(plan.marketId);
  const quoteDecimals = listings.asset(listings.rules(market).quoteAssetId).decimals;
  const wire = wireOf(plan.terms);
  const byAmount = plan.amountUnits > 0n;
  const isWhole = !byAmount && plan.quantityLots === 0;
  const closes = market.contract !== undefined && closesOnly(plan.side, { reduceOnly: plan.reduceOnly, holdSide: plan.holdSide ?? null });
  return {
    planId: String(plan.planId),
    clientOid: plan.clientOid,
    symbolId: symbolIdOf(market.symbol),
    symbol: market.symbol,
    businessLine: plan.wallet === null ? lineOf(market) : BusinessLine.margin,
    delegateType: directionOf(plan.side, plan.holdSide ?? undefined),
    planType: wire.planType(plan.terms, { isWhole, closes }),
    status: plan.status,
    delegateCount: byAmount ? formatDecimal(plan.amountUnits, quoteDecimals) : listings.quantityText(market, plan.quantityLots),
    tradeUnit: byAmount ? 'quote' : 'base',
    ...emptyFields,
    ...wire.fields(plan.terms, priceOf(listings, market)),
    activated: plan.activated,
    slicesDone: plan.slicesDone,
    ...(plan.moves === 0 ? {} : { movesDone: plan.moves }),
    dealCount: listings.quantityText(market, plan.filledLots),
    dealAmount: formatDecimal(plan.filledUnits, quoteDecimals),
    linkedOrderId: named(plan.linkedOrderId),
    parentOrderId: named(plan.parentOrderId),
    orderId: named(plan.orderId),
    reason: reasonKey(plan.reason),
    createTimeMs: plan.createdAtMs,
    updateTimeMs: plan.updatedAtMs,
    ...positionFields(market, plan),
    ...(plan.wallet === null ? {} : { marginMode: plan.wallet }),
  };
}
