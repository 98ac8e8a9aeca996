// One slice of a time-share plan: how much, the order, and what is left afterwards.
import { TimeInForce } from '#lib/contract/enums.ts';
import { freeze, givenAsset } from '../accounts/settle.ts';
import type { PlanTerms } from '../plan-terms.ts';
import { CancelReason, PlanOutcome } from '../event.ts';
import type { Market } from '../market.ts';
import { millionthsDown } from '../millionths.ts';
import { mix } from '../mix.ts';
import type { Context } from '../outcome.ts';
import { announceClosed, releaseHold, stopWaiting } from '../plans/close-plan.ts';
import { placeForPlan, planOrder } from '../plans/execute-plan.ts';
import { holdOf } from '../plans/hold.ts';
import { lots, units } from '../units.ts';
import type { SlicedPlan } from './schedule.ts';

type TimeShare = Extract<PlanTerms, { kind: 'time-share' }>;

/** Size of a slice, counted from 1, in the unit of `left`: an even share of what is left, changed by the jitter; the last one takes all. */
export function sliceSize(terms: TimeShare, left: number, slice: number): number {
  const toGo = terms.slices - slice + 1;
  if (toGo <= 1) return left;
  const even = Math.floor(left / toGo);
  const jitter = (mix(terms.seed, slice) % (2 * terms.jitterPpm + 1)) - terms.jitterPpm;
  const size = jitter >= 0 ? even + millionthsDown(even, jitter) : even - millionthsDown(even, -jitter);
  return Math.min(left, size);
}

/** Holds again what is left of a plan. */
function holdRest(context: Context, market: Market, plan: SlicedPlan, byAmount: boolean): void {
  const { left } = plan.progress;
  plan.heldUnits = left === 0 || plan.borrow ? 0 : holdOf(market, plan.side, plan.terms, byAmount ? 0 : left, byAmount ? left : 0);
  freeze(context, plan.account, givenAsset(market, plan.side), plan.heldUnits, plan.planId);
}

export function tradeSlice(context: Context, plan: SlicedPlan): void {
  const market = context.state.markets.get(plan.marketId);
  const { terms, progress } = plan;
  if (market === undefined || terms.kind !== 'time-share') return;
  const byAmount = plan.amountUnits > 0;
  const slice = progress.slicesDone + 1;
  const size = sliceSize(terms, progress.left, slice);
  const order = planOrder(
    market,
    plan,
    { quantityLots: byAmount ? 0 : size, amountUnits: byAmount ? size : 0 },
    terms.limitTicks,
    TimeInForce.ioc,
  );
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
