// Changes a waiting trigger or trailing plan; what is not given stays.
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { ticks } from '#server/engine/units.ts';
import { amendPlan } from '#server/answers/plans/amend-plan.ts';
import { readPrice } from '#server/answers/amounts/read-price.ts';
import { readCallback, withCallback } from '#server/answers/plans/read-trailing.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

type Request = ParsedRequestOf<typeof updateDelegatePlan>;

function changed(
  terms: PlanTerms,
  { triggerPrice, executePrice, rangeRate, callBackNum }: Request,
  market: MarketListing,
): PlanTerms | Refusal {
  const triggerTicks = triggerPrice === undefined ? null : readPrice(triggerPrice, market, 'invalidTrigger');
  if (triggerTicks instanceof Refusal) return triggerTicks;
  if (terms.kind === 'trailing') {
    const activationTicks = triggerTicks ?? terms.activationTicks;
    if (rangeRate === undefined && callBackNum === undefined) return { ...terms, activationTicks };
    const callback = readCallback({ rangeRate, callBackNum }, market);
    return callback instanceof Refusal ? callback : withCallback({ ...terms, activationTicks }, callback);
  }
  if (terms.kind !== 'trigger') return refuse('unknownPlan');
  const { trigger } = terms;
  const executeTicks = executePrice === undefined ? trigger.executeTicks : executePrice === '' ? ticks(0) : readPrice(executePrice, market);
  if (executeTicks instanceof Refusal) return executeTicks;
  return { ...terms, trigger: { ...trigger, triggerTicks: triggerTicks ?? trigger.triggerTicks, executeTicks } };
}

export const serveUpdateDelegatePlan = serveUser(
  updateDelegatePlan,
  ['client', 'projections', 'listings'],
  (request, { accountId }, visit) => {
    const { triggerPrice, executePrice, rangeRate, callBackNum, delegateCount } = request;
    if ([triggerPrice, executePrice, rangeRate, callBackNum, delegateCount].every((field) => field === undefined))
      return refuse('nothingToAmend');
    return amendPlan(visit, accountId, request, ({ terms }, market) => changed(terms, request, market));
  },
);
