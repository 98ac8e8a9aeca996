// Places a plan order that waits for a trigger, or trails the price.
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { PlanType } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { closesOnly } from '#server/engine/accounts/positions/holding.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { isContractId } from '#server/answers/market/find-market.ts';
import { submitAnyPlan } from '#server/answers/plans/place-any-plan.ts';
import { readOrderExit, readTrigger } from '#server/answers/plans/read-exit.ts';
import { readPreset, readRatioExit, type PresetWay } from '#server/answers/plans/read-preset.ts';
import { readTrailing } from '#server/answers/plans/read-trailing.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

type Request = ParsedRequestOf<typeof placePlan>;

type Books = Parameters<typeof readPreset>[0];

async function triggerTerms(
  visit: Books,
  accountId: AccountId,
  request: Request,
  market: MarketListing,
  way: PresetWay,
): Promise<PlanTerms | Refusal> {
  const { triggerType, triggerPrice, executePrice = null } = request;
  if (triggerPrice === undefined) return refuseField('triggerPrice', 'is missing');
  const trigger = readTrigger({ triggerType, triggerPrice, executePrice }, market);
  if (trigger instanceof Refusal) return trigger;
  const opens = () => executePrice ?? triggerPrice;
  const said = await readPreset(visit, accountId, market, way, opens, request);
  if (said instanceof Refusal) return said;
  const exit = readOrderExit(said, market);
  return exit instanceof Refusal ? exit : { kind: 'trigger', trigger, exit };
}

async function trailingTerms(
  visit: Books,
  accountId: AccountId,
  request: Request,
  market: MarketListing,
  way: PresetWay & { readonly reduceOnly?: boolean | undefined },
): Promise<PlanTerms | Refusal> {
  const exit = await readRatioExit(visit, accountId, market, way, request);
  if (exit instanceof Refusal) return exit;
  return exit !== null && closesOnly(way.side, { reduceOnly: way.reduceOnly === true, holdSide: way.holdSide ?? null })
    ? refuse('invalidExit')
    : readTrailing(request, market, exit);
}

/** A size in the coin of `tokenId` is one in margin, of a pair one in the quote coin. */
function sized({ tokenNum, ...request }: Request, isOfContract: boolean): Omit<Request, 'tokenNum'> | Refusal {
  if (tokenNum === undefined) return request.delegateCount === undefined ? refuseField('delegateCount', 'is missing') : request;
  if (request.delegateCount !== undefined) return refuseField('tokenNum', 'cannot stand beside delegateCount');
  return { ...request, delegateCount: tokenNum, tradeUnit: isOfContract ? 'margin' : 'quote' };
}

export const servePlacePlan = serveUser(
  placePlan,
  ['client', 'listings', 'usdtPrice', 'site', 'now', 'projections'],
  (given, { accountId }, visit) => {
    const request = sized(given, isContractId(visit.listings, given.symbolId));
    if (request instanceof Refusal) return request;
    return submitAnyPlan(visit, accountId, request, {
      isExit: false,
      terms: (market, way) =>
        request.planType === PlanType.track
          ? trailingTerms(visit, accountId, request, market, way)
          : triggerTerms(visit, accountId, request, market, way),
    });
  },
);
