// Give a waiting plan new terms of the same kind, and a new size.
import { freeze, canReserve, givenAsset } from '../accounts/settle.ts';
import type { AmendPlan } from '../command.ts';
import { closedTo } from '../market.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { checkPlan, type PlanRequest } from '../plans/check-plan.ts';
import { copyTerms } from '../plans/copy-terms.ts';
import { holdOf } from '../plans/hold.ts';
import { startWatching } from '../plans/open-plan.ts';
import { RejectReason } from '../reject.ts';
import { lots, units } from '../units.ts';
import { findPlan } from './find-plan.ts';
import { amountOf } from './place-plan.ts';

const amendable: readonly string[] = ['trigger', 'exit', 'trailing'];

export function amendPlan(context: Context, command: AmendPlan): Outcome {
  const found = findPlan(context, command.accountId, command.planId);
  if ('ok' in found) return found;
  const { plan, market, account } = found;
  const closed = closedTo(market);
  if (closed !== null) return refuse(closed);
  const { terms, quantityLots } = command;
  if (terms.kind !== plan.terms.kind || !amendable.includes(terms.kind)) return refuse(RejectReason.linkedOrder);
  const { side, reduceOnly, holdSide } = plan;
  const request: PlanRequest = { side, quantityLots, amountUnits: amountOf(command.amountUnits), terms, reduceOnly, holdSide };
  const wrong = checkPlan(market, request);
  if (wrong !== null) return refuse(wrong);
  const held = plan.borrow ? 0 : holdOf(market, plan.side, terms, quantityLots, request.amountUnits);
  const change = held - plan.heldUnits;
  const asset = givenAsset(market, plan.side);
  if (change > 0 && !canReserve(context, account, asset, change)) return refuse(RejectReason.insufficientBalance);

  market.conditions.remove(plan);
  plan.terms = copyTerms(terms);
  plan.quantityLots = quantityLots;
  plan.amountUnits = request.amountUnits;
  plan.heldUnits = held;
  plan.active = false;
  context.events.push({
    type: 'plan-amended',
    planId: plan.planId,
    accountId: account.accountId,
    marketId: plan.marketId,
    quantityLots: lots(quantityLots),
    amountUnits: units(BigInt(request.amountUnits)),
    terms,
  });
  freeze(context, account, asset, change, plan.planId);
  startWatching(market, plan);
  return done(plan.planId);
}
