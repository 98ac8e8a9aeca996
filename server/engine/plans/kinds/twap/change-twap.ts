// Other slices, another limit price or another size for a TWAP that runs or is paused: what it has traded stays.
import { canReserve, freeze, givenAsset, reservable } from '#server/engine/accounts/settle.ts';
import type { Market } from '#server/engine/markets/market.ts';
import type { Context } from '#server/engine/outcome.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { checkSizeAt } from '../../check-size.ts';
import { releaseHold } from '../../close-plan.ts';
import type { Plan } from '../../plan.ts';
import type { PlanRequest } from '../../plan-request.ts';
import { isTimed } from '../../waiting/schedule.ts';
import { refuseAverageSlice, refuseBounds } from './refuse-twap.ts';
import { twapHold, twapSize } from './twap-hold.ts';
import type { TwapTerms } from './twap-terms.ts';

const isSame = (one: TwapTerms, other: TwapTerms): boolean =>
  one.slices === other.slices &&
  one.intervalMs === other.intervalMs &&
  one.limitTicks === other.limitTicks &&
  one.jitterPpm === other.jitterPpm &&
  one.seed === other.seed;

/** A slice that waits for its time comes one new interval after the last one; one that is due already, at once. */
function nextDueMs({ timeMs }: Context, terms: TwapTerms, before: TwapTerms, slicesDone: number, dueMs: number): number {
  return slicesDone === 0 ? dueMs : Math.max(timeMs, dueMs - before.intervalMs + terms.intervalMs);
}

export function changeTwap(context: Context, market: Market, plan: Plan<TwapTerms>, request: PlanRequest<TwapTerms>): RejectReason | null {
  if (!isTimed(plan)) return RejectReason.planNotOpen;
  const { account, side, progress, terms: before } = plan;
  const { terms, quantityLots, amountUnits } = request;
  const byAmount = plan.amountUnits > 0;
  if (byAmount !== amountUnits > 0) return byAmount ? RejectReason.invalidAmount : RejectReason.invalidQuantity;
  const left = byAmount ? amountUnits - progress.filledUnits : quantityLots - progress.filledLots;
  const toGo = terms.slices - progress.slicesDone;
  const rest = twapSize(left, byAmount);
  const wrong = refuseBounds(terms) ?? checkSizeAt(market, request, [terms.limitTicks || market.lastPriceTicks]);
  if (wrong !== null) return wrong;
  if (left <= 0) return byAmount ? RejectReason.invalidAmount : RejectReason.invalidQuantity;
  if (toGo <= 0) return RejectReason.invalidSlices;
  if (isSame(terms, before) && quantityLots === plan.quantityLots && amountUnits === plan.amountUnits) return RejectReason.nothingToAmend;
  const small = refuseAverageSlice(market, terms, rest, toGo);
  if (small !== null) return small;

  const wanted = plan.borrow ? 0 : twapHold(market, side, terms, rest);
  const asset = givenAsset(market, side);
  const asksMore = left > progress.left || terms.limitTicks !== before.limitTicks;
  if (asksMore && wanted > plan.heldUnits && !canReserve(context, account, asset, wanted - plan.heldUnits))
    return RejectReason.insufficientBalance;

  releaseHold(context, market, plan);
  plan.terms = terms;
  plan.quantityLots = quantityLots;
  plan.amountUnits = amountUnits;
  progress.left = left;
  progress.dueMs = nextDueMs(context, terms, before, progress.slicesDone, progress.dueMs);
  plan.heldUnits = Math.min(wanted, reservable(context, account, asset));
  freeze(context, account, asset, plan.heldUnits, plan.planId);
  return null;
}
