// Places a plan order that waits for a trigger, or trails the price.
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { fromExitFields } from '#lib/contract/wire/exit-fields.ts';
import type { PlanTerms } from '#server/engine/plan-terms.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { ticks } from '#server/engine/units.ts';
import { submitAnyPlan } from '#server/http/place-any-plan.ts';
import { readExit, readTrigger, sourceOf } from '#server/http/read-exit.ts';
import { readPrice } from '#server/http/read-price.ts';
import { readRate } from '#server/http/read-rate.ts';
import { refuse, Refusal, refuseField } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

type Request = ParsedRequestOf<typeof placePlan>;

function trailingTerms({ triggerType, triggerPrice, rangeRate }: Request, market: MarketListing): PlanTerms | Refusal {
  if (rangeRate === undefined) return refuseField('rangeRate', 'is missing');
  const callbackPpm = readRate(rangeRate);
  if (callbackPpm === null) return refuse('invalidCallback');
  const activationTicks = triggerPrice === undefined ? ticks(0) : readPrice(triggerPrice, market, 'invalidTrigger');
  if (activationTicks instanceof Refusal) return activationTicks;
  return { kind: 'trailing', source: sourceOf(triggerType, market), activationTicks, callbackPpm };
}

function triggerTerms(request: Request, market: MarketListing): PlanTerms | Refusal {
  const { triggerType, triggerPrice, executePrice = null } = request;
  if (triggerPrice === undefined) return refuseField('triggerPrice', 'is missing');
  const trigger = readTrigger({ triggerType, triggerPrice, executePrice }, market);
  if (trigger instanceof Refusal) return trigger;
  const exit = readExit(fromExitFields(request), market);
  return exit instanceof Refusal ? exit : { kind: 'trigger', trigger, exit };
}

export const servePlacePlan = serveUser(placePlan, (request, { accountId }, visit) =>
  submitAnyPlan(visit, accountId, request, {
    isExit: false,
    terms: (market) => (request.planType === PlanType.track ? trailingTerms(request, market) : triggerTerms(request, market)),
  }),
);
