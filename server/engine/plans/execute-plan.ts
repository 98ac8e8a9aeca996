// A fired plan becomes an order: its money is given back, and the order is placed under all rules of its kind.
import { EntryPoint, OrderSource, TimeInForce } from '#lib/contract/enums.ts';
import { lotsLeft } from '../accounts/account.ts';
import { closedSide, closesOnly, positionOf } from '../accounts/holding.ts';
import type { PlaceOrder } from '../command.ts';
import { withdraw } from '../commands/match.ts';
import { placeOrder } from '../commands/place-order.ts';
import { CancelReason, PlanLeg, PlanOutcome } from '../event.ts';
import type { Market } from '../market.ts';
import type { Context, Outcome } from '../outcome.ts';
import { lots, ticks, units } from '../units.ts';
import { announceClosed, releaseHold } from './close-plan.ts';
import { legsOf, type Plan } from './plan.ts';

const legSources: Readonly<Record<PlanLeg, OrderSource | null>> = {
  [PlanLeg.trigger]: null,
  [PlanLeg.takeProfit]: OrderSource.stopProfit,
  [PlanLeg.stopLoss]: OrderSource.stopLoss,
  [PlanLeg.trailing]: OrderSource.stopLoss,
  [PlanLeg.marginRatio]: OrderSource.stopLoss,
  [PlanLeg.stop]: OrderSource.stopLoss,
};

type Size = { readonly quantityLots: number; readonly amountUnits: number };

/** The order that some of a plan becomes: a limit order at a price, or a market order at 0. By amount, a limit order buys the lots it pays for. */
export function planOrder(market: Market, plan: Plan, size: Size, executeTicks: number, timeInForce: TimeInForce): PlaceOrder {
  const byAmount = size.amountUnits > 0;
  const isLimit = executeTicks > 0;
  const affordable = byAmount && isLimit ? Math.floor(size.amountUnits / (executeTicks * market.rules.tickLotUnits)) : 0;
  const { terms } = plan;
  return {
    type: 'place-order',
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    side: plan.side,
    kind: isLimit ? 'limit' : 'market',
    timeInForce,
    priceTicks: ticks(executeTicks),
    quantityLots: lots(byAmount ? affordable : size.quantityLots),
    amountUnits: units(BigInt(isLimit ? 0 : size.amountUnits)),
    clientOid: '',
    selfTradePrevention: plan.selfTradePrevention,
    ...(terms.kind === 'trigger' && terms.exit !== null ? { exit: terms.exit } : {}),
    ...(plan.reduceOnly ? { reduceOnly: true } : {}),
    ...(plan.holdSide === null ? {} : { holdSide: plan.holdSide }),
    ...(plan.account.margin === null ? {} : { wallet: plan.account.margin.wallet, repay: true }),
    ...(plan.borrow ? { borrow: true } : {}),
  };
}

/** Places an order for a plan, as the system. */
export const placeForPlan = (context: Context, plan: Plan, order: PlaceOrder, source: OrderSource | null): Outcome =>
  placeOrder(context, order, { planId: plan.planId, source, entryPoint: EntryPoint.system, isOcoSide: false });

/** What a contract's plan trades: of one that only closes, no more than there is to close. */
function contractLots({ account, marketId, side, quantityLots, reduceOnly, holdSide }: Plan): number {
  if (!closesOnly(side, { reduceOnly, holdSide })) return quantityLots;
  const holding = account.futures?.holdings.get(marketId);
  const held = holding === undefined ? 0 : positionOf(holding, closedSide(side)).lots;
  return quantityLots === 0 ? held : Math.min(quantityLots, held);
}

/** Executes the fired leg of a plan that no longer waits, and closes it. */
export function executePlan(context: Context, market: Market, plan: Plan, fired: PlanLeg): void {
  let size: Size = plan;
  if (plan.terms.kind === 'oco') {
    const linked = context.state.orders.get(plan.linkedOrderId);
    if (linked === undefined) {
      releaseHold(context, market, plan);
      announceClosed(context, plan, PlanOutcome.cancelled, CancelReason.linked, 0);
      return;
    }
    size = { quantityLots: lotsLeft(linked), amountUnits: 0 };
    withdraw(context, market, linked, CancelReason.linked);
  }
  if (market.contract !== null) size = { quantityLots: contractLots(plan), amountUnits: 0 };
  releaseHold(context, market, plan);
  const executeTicks = legsOf(plan.terms).find(({ leg }) => leg === fired)?.terms.executeTicks ?? 0;
  const outcome = placeForPlan(context, plan, planOrder(market, plan, size, executeTicks, TimeInForce.gtc), legSources[fired]);
  if (outcome.ok) announceClosed(context, plan, PlanOutcome.succeeded, null, outcome.orderId ?? 0);
  else announceClosed(context, plan, PlanOutcome.failed, outcome.reason, 0);
}
