// Take-profit, stop-loss or both on what one holds: the first to fire trades, the other goes.
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { Side } from '#lib/contract/enums.ts';
import { toExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { Amount, readAmount } from '#lib/order-math/amounts/amount.ts';
import { orderAmount } from '#lib/order-math/orders/order-amount.ts';
import { problem, type TicketProblem } from '#lib/ticket/problem.ts';
import { placingSize } from '../../form/spot-request.ts';
import { amountLine, coinsOf, type SummaryLine } from '../../form/summary-line.ts';
import { checkTrigger } from '../../form/ticket-checks.ts';
import { heldPrice, type TicketContext } from '../../form/ticket-context.ts';
import { outcomeAt } from '../../form/ticket-cost.ts';
import { sizeAtPrice, type SizedTicket, type SizeUnits } from '../../form/ticket-size.ts';
import { planRequest, previewPlan } from '../plan-preview.ts';
import { checkLeg, exitLegs, exitOf, ruleOf, type ExitForm, type ExitLeg } from '../preset-exit.ts';
import type { KindPreview } from '../spot-kind.ts';

/** The price at which a leg would trade: its limit, or its trigger. */
const priceOf = ({ trigger }: ExitLeg): string => trigger.executePrice ?? trigger.triggerPrice;

/** The price at which a buy converts, and that at which it holds: the highest of them. */
function highest(prices: readonly string[]): string {
  const sorted = prices.toSorted((one, other) => (readAmount(other) ?? new Amount(0)).comparedTo(readAmount(one) ?? 0));
  return sorted[0] ?? '';
}

function checkLegs(state: ExitForm, legs: readonly ExitLeg[], context: TicketContext): TicketProblem | null {
  if (legs.length === 0) return problem('missing', 'exitMissing', ['takeProfitPrice', 'stopLossPrice']);
  for (const leg of legs) {
    const { triggerPrice, triggerType } = leg.trigger;
    const wrong = checkLeg(leg, context) ?? checkTrigger(triggerPrice, leg.field, triggerType, ruleOf(leg, state.side), context);
    if (wrong !== null) return wrong;
  }
  return null;
}

function legLine(leg: ExitLeg['leg'], legs: readonly ExitLeg[], state: ExitForm, sized: SizedTicket, context: TicketContext): SummaryLine {
  const { market } = context;
  const [, received] = coinsOf(state.side, market);
  const given = legs.find((one) => one.leg === leg);
  if (given === undefined) return { name: leg, value: null };
  const price = priceOf(given);
  const byAmount = sized.size !== null && 'amount' in sized.size;
  // An amount buys as much as it does at this leg's own price.
  const { quantity } = byAmount ? sizeAtPrice({ side: state.side, size: state.size, market, price, units: 'amount' }) : sized;
  return amountLine(leg, outcomeAt(state.side, quantity, price, market.takerFeeRate)?.receive ?? null, received, true);
}

export function previewExit(state: ExitForm, context: TicketContext): KindPreview {
  const { side, size } = state;
  const { market } = context;
  const legs = exitLegs(state);
  const exit = exitOf(state);
  const atMarket = legs.length === 0 || legs.some(({ trigger }) => trigger.executePrice === null);
  const units: SizeUnits = side === Side.sell ? 'quantity' : atMarket ? 'either' : 'both';
  const price = highest(legs.map(priceOf));
  const sized = sizeAtPrice({ side, size, market, price, units });
  return previewPlan(state, context, {
    sized,
    units,
    limitPrice: highest(legs.map(({ trigger }) => trigger.executePrice ?? heldPrice(market, trigger.triggerPrice))),
    amounts: legs.map((leg) => orderAmount(priceOf(leg), sized.quantity) ?? ''),
    checks: [checkLegs(state, legs, context)],
    request:
      sized.size === null || exit === null
        ? null
        : planRequest(side, placePlanOrder, { ...placingSize(market, side, sized.size), ...toExitFields(exit) }),
    lines: [legLine('takeProfit', legs, state, sized, context), legLine('stopLoss', legs, state, sized, context)],
  });
}
