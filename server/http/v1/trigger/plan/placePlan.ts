// Places a plan order that waits for a trigger, or trails the price.
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { fromExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { submitAnyPlan } from '#server/http/plans/place-any-plan.ts';
import { readExit, readTrigger } from '#server/http/plans/read-exit.ts';
import { readTrailing } from '#server/http/plans/read-trailing.ts';
import { Refusal, refuseField } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

type Request = ParsedRequestOf<typeof placePlan>;

function triggerTerms(request: Request, market: MarketListing): PlanTerms | Refusal {
  const { triggerType, triggerPrice, executePrice = null } = request;
  if (triggerPrice === undefined) return refuseField('triggerPrice', 'is missing');
  const trigger = readTrigger({ triggerType, triggerPrice, executePrice }, market);
  if (trigger instanceof Refusal) return trigger;
  const exit = readExit(fromExitFields(request), market);
  return exit instanceof Refusal ? exit : { kind: 'trigger', trigger, exit };
}

export const servePlacePlan = serveUser(
  placePlan,
  ['client', 'listings', 'usdtPrice', 'site', 'now', 'projections'],
  (request, { accountId }, visit) =>
    submitAnyPlan(visit, accountId, request, {
      isExit: false,
      terms: (market) => (request.planType === PlanType.track ? readTrailing(request, market) : triggerTerms(request, market)),
    }),
);
