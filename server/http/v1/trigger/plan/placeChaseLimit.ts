// Places a chase limit.
import { placeChaseLimit } from '#lib/contract/calls/v1/trigger/plan/placeChaseLimit.ts';
import { chaseMoves } from '#server/engine/plans/kinds/chase-limit/chase-limit-plan.ts';
import { submitAnyPlan } from '#server/answers/plans/place-any-plan.ts';
import { readPrice } from '#server/answers/amounts/read-price.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceChaseLimit = serveUser(
  placeChaseLimit,
  ['client', 'listings', 'usdtPrice', 'site', 'now', 'projections'],
  (request, { accountId }, visit) =>
    submitAnyPlan(
      visit,
      accountId,
      { ...request, executePrice: request.delegatePrice },
      {
        isExit: false,
        terms: (market) => {
          const boundTicks = readPrice(request.delegatePrice, market);
          if (boundTicks instanceof Refusal) return boundTicks;
          return { kind: 'chase-limit', boundTicks, maxMoves: request.maxMoves ?? chaseMoves.max };
        },
      },
    ),
);
