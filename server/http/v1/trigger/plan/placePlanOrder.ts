// Places take-profit, stop-loss or both on what the user holds.
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { isContractId } from '#server/answers/market/find-market.ts';
import { submitAnyPlan } from '#server/answers/plans/place-any-plan.ts';
import { readRequestedExit } from '#server/answers/contracts/read-requested-exit.ts';
import { readTrailing } from '#server/answers/plans/read-trailing.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const wholeTypes: readonly (number | undefined)[] = [PlanType.positionTakeProfit, PlanType.positionStopLoss];

export const servePlacePlanOrder = serveUser(
  placePlanOrder,
  ['listings', 'client', 'usdtPrice', 'site', 'now', 'projections'],
  ({ planType, ...request }, { accountId }, visit) => {
    if (planType === PlanType.moveTpsl) {
      if (!isContractId(visit.listings, request.symbolId)) return refuseField('planType', 'is of contracts');
      return submitAnyPlan(visit, accountId, request, { isExit: true, terms: (market) => readTrailing(request, market) });
    }
    // Without an opening price of its own, a size in margin or value is counted where its first leg stands.
    const triggerPrice = request.presetTakeProfitPrice ?? request.presetStopLossPrice;
    const sized = wholeTypes.includes(planType) ? { ...request, delegateCount: '0' } : request;
    return submitAnyPlan(
      visit,
      accountId,
      { ...sized, triggerPrice },
      {
        isExit: true,
        terms: async (market, { side }) => {
          const exit = await readRequestedExit(visit, accountId, market, side, request);
          return exit instanceof Refusal ? exit : { kind: 'exit', exit };
        },
      },
    );
  },
);
