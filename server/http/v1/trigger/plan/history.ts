// Lists the user's plan orders that are over.
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { readDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { findScope } from '#server/answers/orders/find-scope.ts';
import { pageEnd, rowsBefore, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { walletFilter } from '#server/answers/orders/wallet-filter.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { planKindOf } from '#server/projections/plans/plan-wires.ts';

export const servePlanHistory = serveUser(
  getPlanHistory,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { delegateType, planType, status, startTime: fromMs, endTime: toMs, idLessThan, pageSize: limit = usualPage } = request;
    const scope = findScope(listings, request);
    if (scope instanceof Refusal) return scope;
    const wallet = walletFilter(request);
    if (wallet instanceof Refusal) return wallet;
    await projections.caughtUp(client.status().sequence);
    const before = idLessThan === undefined ? undefined : Number(idLessThan);
    const kind = planType === undefined ? undefined : planKindOf(planType);
    const direction = delegateType === undefined ? {} : readDirection(delegateType);
    const about = { symbol: scope.market?.symbol, line: scope.line, wallet, ...direction };
    const list = await projections.plans.history(accountId, {
      ...about,
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
