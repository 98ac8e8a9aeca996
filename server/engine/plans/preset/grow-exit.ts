// An exit that waits takes more of its order's fills: the same terms, more to close, more held.
import { freeze, givenAsset } from '../../accounts/settle.ts';
import type { Market } from '../../markets/market.ts';
import type { Context } from '../../outcome.ts';
import { lots, units } from '../../units.ts';
import { checkPlanSize } from '../check-plan.ts';
import type { Plan } from '../plan.ts';
import { holdOf } from '../plan-kinds.ts';
import type { PlanRequest } from '../plan-request.ts';

/** False, and nothing done, where it waits no more, is sized in another unit by now, or would be above a maximum of the market. */
export function growExit(context: Context, market: Market, plan: Plan, more: PlanRequest): boolean {
  if (plan.fired !== null) return false;
  // All of a position has what is more of it too.
  if (market.contract !== null && plan.quantityLots === 0) return true;
  const isSameUnit = plan.quantityLots > 0 === more.quantityLots > 0;
  const quantityLots = plan.quantityLots + more.quantityLots;
  const amountUnits = plan.amountUnits + more.amountUnits;
  if (!isSameUnit || checkPlanSize(market, { ...more, terms: plan.terms, quantityLots, amountUnits }) !== null) return false;
  plan.quantityLots = quantityLots;
  plan.amountUnits = amountUnits;
  const held = plan.borrow ? 0 : holdOf(market, plan.side, plan.terms, plan);
  const change = held - plan.heldUnits;
  plan.heldUnits = held;
  context.events.push({
    type: 'plan-amended',
    planId: plan.planId,
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    quantityLots: lots(quantityLots),
    amountUnits: units(BigInt(amountUnits)),
    terms: plan.terms,
  });
  freeze(context, plan.account, givenAsset(market, plan.side), change, plan.planId);
  return true;
}
