// The order that a plan becomes, placed by the system.
import { EntryPoint, type OrderSource, type TimeInForce } from '#lib/contract/enums.ts';
import type { PlaceOrder } from '../orders/order-command.ts';
import { placeOrder } from '../orders/place-order.ts';
import type { Market } from '../markets/market.ts';
import type { Context, Outcome } from '../outcome.ts';
import { lots, ticks, units } from '../units.ts';
import type { Plan } from './plan.ts';
import type { ExitTerms } from './trigger-terms.ts';

export type PlanSize = { readonly quantityLots: number; readonly amountUnits: number };

type OrderTerms = PlanSize & {
  /** 0: at market. */
  readonly executeTicks: number;
  readonly timeInForce: TimeInForce;
  readonly exit: ExitTerms | null;
};

/** A limit order at a price, or a market order at 0. By amount, a limit order buys the lots that the amount pays for, rounded down. */
export function planOrder(market: Market, plan: Plan, { executeTicks, timeInForce, exit, ...size }: OrderTerms): PlaceOrder {
  const byAmount = size.amountUnits > 0;
  const isLimit = executeTicks > 0;
  const affordable = byAmount && isLimit ? Math.floor(size.amountUnits / (executeTicks * market.rules.tickLotUnits)) : 0;
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
    ...(exit === null ? {} : { exit }),
    ...(plan.reduceOnly ? { reduceOnly: true } : {}),
    ...(plan.holdSide === null ? {} : { holdSide: plan.holdSide }),
    ...(plan.account.margin === null ? {} : { wallet: plan.account.margin.wallet, repay: true }),
    ...(plan.borrow ? { borrow: true } : {}),
  };
}

/** Places an order for a plan, as the system. */
export const placeForPlan = (context: Context, plan: Plan, order: PlaceOrder, source: OrderSource | null): Outcome =>
  placeOrder(context, order, { planId: plan.planId, source, entryPoint: EntryPoint.system, isLinked: false });
