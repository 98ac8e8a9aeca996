// Lists the user's plan orders in contracts that are over.
import { getContractPlanHistory } from '#lib/contract/calls/v1/mcp/history/plans.ts';
import { readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { pageEnd, rowsBefore, usualPage } from '#server/answers/lists/paging.ts';
import { planKindOf } from '#server/projections/plans/plan-wires.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveContractPlanHistory = serveUser(
  getContractPlanHistory,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { delegateType, planType, status, startTime: fromMs, endTime: toMs, idLessThan, pageSize: limit = usualPage } = request;
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    const before = idLessThan === undefined ? undefined : Number(idLessThan);
    const kind = planType === undefined ? undefined : planKindOf(planType);
    const direction = delegateType === undefined ? {} : readDirection(delegateType);
    const list = await projections.plans.history(accountId, {
      ...scope,
      ...direction,
      kind,
      status,
      fromMs,
      toMs,
      before,
      limit,
      skip: rowsBefore(request),
    });
    return { list: [...list], nextId: pageEnd(list, limit, (plan) => plan.planId) };
  },
);
