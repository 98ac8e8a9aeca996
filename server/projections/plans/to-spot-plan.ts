// A plan order as the wire carries it.
import { BusinessLine, PlanType, TriggerType } from '#lib/contract/enums.ts';
import { directionOf } from '#lib/contract/wire/order-direction.ts';
import { symbolIdOf } from '#lib/contract/wire/spot-order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { PriceSource, type ExitTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import type { PlanTerms } from '#server/engine/plan-terms.ts';
import { closesOnly } from '#server/engine/accounts/holding.ts';
import { lineOf } from '#server/engine/contract-listing.ts';
import { positionFields } from '#server/engine/position-fields.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { reasonKey } from '#server/engine/reject-key.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { PlanState } from './plan-state.ts';

/** Millionths as a share of 1. */
const share = (ppm: number): string => formatDecimal(ppm, 6);
const typeOf = (source: PriceSource): TriggerType => (source === PriceSource.last ? TriggerType.market : TriggerType.fair);
const named = (id: number): string => (id === 0 ? '' : String(id));

/** The text of a price; '' where there is none. */
type PriceText = (priceTicks: number) => string;

const priceOf =
  (listings: Listings, market: MarketListing): PriceText =>
  (priceTicks) =>
    priceTicks === 0 ? '' : listings.priceText(market, priceTicks);

/** Of a contract: whether it is for all of a position, and whether it can only close. */
type Shape = { readonly isWhole: boolean; readonly closes: boolean };

/** Of a contract, a take-profit or stop-loss without a size is that of the whole position, and one that trails moves with the price. */
function planType(terms: PlanTerms, { isWhole, closes }: Shape): PlanType {
  switch (terms.kind) {
    case 'trigger':
      return PlanType.normal;
    case 'trailing':
      return closes ? PlanType.moveTpsl : PlanType.track;
    case 'margin-ratio':
      return PlanType.mmrStopLoss;
    case 'oco':
      return PlanType.oco;
    case 'time-share':
      return PlanType.timeShare;
    case 'exit':
      if (terms.exit.takeProfit !== null && terms.exit.stopLoss !== null) return PlanType.tpsl;
      if (isWhole) return terms.exit.takeProfit === null ? PlanType.positionStopLoss : PlanType.positionTakeProfit;
      return terms.exit.takeProfit === null ? PlanType.stopLoss : PlanType.takeProfit;
  }
}

type TriggerFields = Pick<SpotPlan, 'triggerType' | 'triggerPrice' | 'executePrice'>;
type ExitFields = Pick<
  SpotPlan,
  'presetTakeProfitPrice' | 'presetTppTriType' | 'exeTakeProfitPrice' | 'presetStopLossPrice' | 'presetSlpTriType' | 'exeStopLossPrice'
>;

const triggerFields = (trigger: TriggerTerms | null, price: PriceText): TriggerFields => ({
  triggerType: trigger === null ? TriggerType.market : typeOf(trigger.source),
  triggerPrice: trigger === null ? '' : price(trigger.triggerTicks),
  executePrice: trigger === null ? '' : price(trigger.executeTicks),
});

function exitFields(exit: ExitTerms | null, price: PriceText): ExitFields {
  const takeProfit = triggerFields(exit?.takeProfit ?? null, price);
  const stopLoss = triggerFields(exit?.stopLoss ?? null, price);
  return {
    presetTakeProfitPrice: takeProfit.triggerPrice,
    presetTppTriType: takeProfit.triggerType,
    exeTakeProfitPrice: takeProfit.executePrice,
    presetStopLossPrice: stopLoss.triggerPrice,
    presetSlpTriType: stopLoss.triggerType,
    exeStopLossPrice: stopLoss.executePrice,
  };
}

/** What each kind has of its own. */
function termFields(terms: PlanTerms, price: PriceText) {
  const trigger = terms.kind === 'trigger' ? terms.trigger : terms.kind === 'oco' ? terms.stop : null;
  const exit = terms.kind === 'trigger' || terms.kind === 'exit' ? terms.exit : null;
  const sliced = terms.kind === 'time-share' ? terms : null;
  const limitTicks = terms.kind === 'oco' || terms.kind === 'time-share' ? terms.limitTicks : 0;
  const trailing =
    terms.kind === 'trailing'
      ? {
          triggerType: typeOf(terms.source),
          triggerPrice: price(terms.activationTicks),
          executePrice: '',
          rangeRate: share(terms.callbackPpm),
        }
      : { ...triggerFields(trigger, price), rangeRate: '0' };
  return {
    ...trailing,
    ...exitFields(exit, price),
    delegatePrice: price(limitTicks),
    sliceCount: sliced?.slices ?? 0,
    intervalMs: sliced?.intervalMs ?? 0,
    varianceRate: share(sliced?.jitterPpm ?? 0),
    ...(terms.kind === 'margin-ratio' ? { riskRatio: share(terms.ratioPpm) } : {}),
  };
}

export function toSpotPlan(plan: PlanState, listings: Listings): SpotPlan {
  const market = listings.market(plan.marketId);
  const quoteDecimals = listings.asset(listings.rules(market).quoteAssetId).decimals;
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
    planType: planType(plan.terms, { isWhole, closes }),
    status: plan.status,
    delegateCount: byAmount ? formatDecimal(plan.amountUnits, quoteDecimals) : listings.quantityText(market, plan.quantityLots),
    tradeUnit: byAmount ? 'quote' : 'base',
    ...termFields(plan.terms, priceOf(listings, market)),
    activated: plan.activated,
    slicesDone: plan.slicesDone,
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
