// One slice of a TWAP: how much, the order, and what is left afterwards.
import { TimeInForce } from '#lib/contract/enums.ts';
import { freeze, givenAsset, reservable } from '#server/engine/accounts/settle.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { PlanOutcome } from '../../plan-event.ts';
import type { Market } from '#server/engine/markets/market.ts';
import { millionthsDown } from '#server/engine/arithmetic/millionths.ts';
import { mix } from '#server/engine/arithmetic/mix.ts';
import type { Context } from '#server/engine/outcome.ts';
import { lots, units } from '#server/engine/units.ts';
import { announceClosed, releaseHold, stopWaiting } from '../../close-plan.ts';
import type { Plan, SliceProgress } from '../../plan.ts';
import { placeForPlan, planOrder } from '../../plan-order.ts';
import { twapHold, twapSize } from './twap-hold.ts';
import type { TwapTerms } from './twap-terms.ts';

type SlicedPlan = Plan<TwapTerms> & { readonly progress: SliceProgress };

/** Size of a slice, counted from 1, in the unit of `left`: an even share of what is left, changed by the jitter; the last one takes all. */
function sliceSize(terms: TwapTerms, left: number, slice: number): number {
  const toGo = terms.slices - slice + 1;
  if (toGo <= 1) return left;
  const even = Math.floor(left / toGo);
  const jitter = (mix(terms.seed, slice) % (2 * terms.jitterPpm + 1)) - terms.jitterPpm;
  const size = jitter >= 0 ? even + millionthsDown(even, jitter) : even - millionthsDown(even, -jitter);
  return Math.min(left, size);
}

/** Holds again what is left of a plan. A quantity at market may have become dearer than what there is: then it holds all of that. */
function holdRest(context: Context, market: Market, plan: SlicedPlan, byAmount: boolean): void {
  const { account, side, terms, borrow, progress, planId } = plan;
  const asset = givenAsset(market, side);
  const wanted = progress.left === 0 || borrow ? 0 : twapHold(market, side, terms, twapSize(progress.left, byAmount));
  plan.heldUnits = Math.min(wanted, reservable(context, account, asset));
  if (plan.heldUnits === 0) return;
  freeze(context, account, asset, plan.heldUnits, planId);
}

export function tradeSlice(context: Context, market: Market, plan: SlicedPlan): void {
  const { terms, progress } = plan;
  const byAmount = plan.amountUnits > 0;
  const slice = progress.slicesDone + 1;
  const size = sliceSize(terms, progress.left, slice);
  const order = planOrder(market, plan, {
    ...twapSize(size, byAmount),
    executeTicks: terms.limitTicks,
    timeInForce: TimeInForce.ioc,
    exit: null,
  });
  releaseHold(context, market, plan);
  const outcome = placeForPlan(context, plan, order, null);
  const orderId = outcome.ok ? (outcome.orderId ?? 0) : 0;
  const traded = outcome.ok ? { lots: outcome.filledLots ?? 0, units: outcome.filledUnits } : { lots: 0, units: 0 };
  progress.slicesDone = slice;
  progress.filledLots += traded.lots;
  progress.filledUnits += traded.units;
  progress.left -= byAmount ? traded.units : traded.lots;
  if (!outcome.ok) progress.lastReason = outcome.reason;
  const next = progress.dueMs + terms.intervalMs;
  progress.dueMs = next > context.timeMs ? next : context.timeMs + terms.intervalMs;
  context.state.schedule.moved();
  context.events.push({
    type: 'plan-sliced',
    planId: plan.planId,
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    slice,
    orderId,
    reason: outcome.ok ? null : outcome.reason,
    filledLots: lots(progress.filledLots),
    filledUnits: units(BigInt(progress.filledUnits)),
  });
  if (progress.left > 0 && slice < terms.slices) {
    holdRest(context, market, plan, byAmount);
    return;
  }
  stopWaiting(context, market, plan);
  const filled = progress.filledLots > 0;
  const reason = filled ? null : (progress.lastReason ?? CancelReason.unfilled);
  announceClosed(context, plan, filled ? PlanOutcome.succeeded : PlanOutcome.failed, reason, 0);
}
