// Give a waiting plan new terms of the same kind, and a new size.
import { freeze, canReserve, givenAsset } from '../../accounts/settle.ts';
import type { AmendPlan } from './plan-command.ts';
import { closedTo } from '../../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { checkPlan } from '../check-plan.ts';
import { stopWaiting } from '../close-plan.ts';
import { startWaiting } from '../open-plan.ts';
import { holdOf, rulesOf } from '../plan-kinds.ts';
import type { PlanRequest } from '../plan-request.ts';
import { RejectReason } from '../../reject.ts';
import { lots, units } from '../../units.ts';
import { findPlan } from './find-plan.ts';
import { amountOf } from './place-plan.ts';

export function amendPlan(context: Context, command: AmendPlan): Outcome {
  const found = findPlan(context, command.accountId, command.planId);
  if ('ok' in found) return found;
  const { plan, market, account } = found;
  const closed = closedTo(market);
  if (closed !== null) return refuse(closed);
  const { terms, quantityLots, quantityAtMarket = false } = command;
  if (terms.kind !== plan.terms.kind || !rulesOf(terms).isAmendable) return refuse(RejectReason.linkedOrder);
  const { side, reduceOnly, holdSide } = plan;
  const amountUnits = amountOf(command.amountUnits);
  const request: PlanRequest = { side, quantityLots, amountUnits, terms, reduceOnly, holdSide, quantityAtMarket };
  const wrong = checkPlan(market, request);
  if (wrong !== null) return refuse(wrong);
  const held = plan.borrow ? 0 : holdOf(market, plan.side, terms, request);
  const change = held - plan.heldUnits;
  const asset = givenAsset(market, plan.side);
  if (change > 0 && !canReserve(context, account, asset, change)) return refuse(RejectReason.insufficientBalance);

  stopWaiting(context, market, plan);
  plan.terms = rulesOf(terms).copy(terms);
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
  startWaiting(context, market, plan);
  return done(plan.planId);
}
