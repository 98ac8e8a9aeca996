// Changes a trigger, trailing or OCO plan that waits, or a TWAP that runs; what is not given stays.
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { ticks, type Ticks } from '#server/engine/units.ts';
import { amendPlan } from '#server/answers/plans/amend-plan.ts';
import { readPrice } from '#server/answers/amounts/read-price.ts';
import { readCallback, withCallback } from '#server/answers/plans/read-trailing.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

type Request = ParsedRequestOf<typeof updateDelegatePlan>;

/** A price that may be left out, or be none at all: at market. */
function priceOr(text: string | undefined, present: Ticks, market: MarketListing): Ticks | Refusal {
  if (text === undefined) return present;
  return text === '' ? ticks(0) : readPrice(text, market);
}

function changed(terms: PlanTerms, request: Request, market: MarketListing): PlanTerms | Refusal {
  const { triggerPrice, executePrice, delegatePrice, rangeRate, callBackNum, sliceCount, intervalMs } = request;
  const triggerTicks = triggerPrice === undefined ? null : readPrice(triggerPrice, market, 'invalidTrigger');
  if (triggerTicks instanceof Refusal) return triggerTicks;
  switch (terms.kind) {
    case 'trailing': {
      const activationTicks = triggerTicks ?? terms.activationTicks;
      if (rangeRate === undefined && callBackNum === undefined) return { ...terms, activationTicks };
      const callback = readCallback({ rangeRate, callBackNum }, market);
      return callback instanceof Refusal ? callback : withCallback({ ...terms, activationTicks }, callback);
    }
    case 'trigger': {
      const executeTicks = priceOr(executePrice, terms.trigger.executeTicks, market);
      if (executeTicks instanceof Refusal) return executeTicks;
      return { ...terms, trigger: { ...terms.trigger, triggerTicks: triggerTicks ?? terms.trigger.triggerTicks, executeTicks } };
    }
    case 'oco': {
      const executeTicks = priceOr(executePrice, terms.stop.executeTicks, market);
      if (executeTicks instanceof Refusal) return executeTicks;
      const limitTicks = priceOr(delegatePrice, terms.limitTicks, market);
      if (limitTicks instanceof Refusal) return limitTicks;
      const stop = { ...terms.stop, triggerTicks: triggerTicks ?? terms.stop.triggerTicks, executeTicks };
      // A stop at market leaves nothing in the book that could turn.
      const { marketAfterMs: _, ...atMarket } = stop;
      return { ...terms, limitTicks, stop: executeTicks === 0 ? atMarket : stop };
    }
    case 'time-share': {
      const limitTicks = priceOr(delegatePrice, terms.limitTicks, market);
      if (limitTicks instanceof Refusal) return limitTicks;
      return { ...terms, limitTicks, slices: sliceCount ?? terms.slices, intervalMs: intervalMs ?? terms.intervalMs };
    }
    case 'exit':
    case 'margin-ratio':
    case 'chase-limit':
      return refuse('unknownPlan');
  }
}

export const serveUpdateDelegatePlan = serveUser(
  updateDelegatePlan,
  ['client', 'projections', 'listings'],
  (request, { accountId }, visit) => {
    const { planId: _, clientOid: _name, languageType: _language, ...changes } = request;
    if (Object.values(changes).every((field) => field === undefined)) return refuse('nothingToAmend');
    return amendPlan(visit, accountId, request, ({ terms }, market) => changed(terms, request, market));
  },
);
