// Give a plan other terms and another size as it stands.
import { closedTo } from '../../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { RejectReason } from '../../reject.ts';
import { lots, units } from '../../units.ts';
import { stopWaiting } from '../close-plan.ts';
import { startWaiting } from '../open-plan.ts';
import { rulesOf } from '../plan-kinds.ts';
import type { PlanRequest } from '../plan-request.ts';
import { findPlan } from './find-plan.ts';
import { amountOf } from './place-plan.ts';
import type { ChangePlan } from './plan-command.ts';

export function changePlan(context: Context, command: ChangePlan): Outcome {
  const { accountId, planId, terms, quantityLots } = command;
  const found = findPlan(context, accountId, planId);
  if ('ok' in found) return found;
  const { plan, market } = found;
  const closed = closedTo(market);
  if (closed !== null) return refuse(closed);
  const rules = rulesOf(plan.terms);
  if (terms.kind !== plan.terms.kind || rules.change === undefined) return refuse(RejectReason.linkedOrder);
  const amountUnits = amountOf(command.amountUnits);
  const { side, reduceOnly, holdSide } = plan;
  const request: PlanRequest = { side, quantityLots, amountUnits, terms: rules.copy(terms), reduceOnly, holdSide, quantityAtMarket: true };
  const wrong = rules.refuseUnit(market, request) ?? rules.change(context, market, plan, request);
  if (wrong !== null) return refuse(wrong);
  stopWaiting(context, market, plan);
  startWaiting(context, market, plan);
  context.events.push({
    type: 'plan-amended',
    planId,
    accountId,
    marketId: plan.marketId,
    quantityLots: lots(quantityLots),
    amountUnits: units(BigInt(amountUnits)),
    terms: plan.terms,
  });
  return done(planId);
}
