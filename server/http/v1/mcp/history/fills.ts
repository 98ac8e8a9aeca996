// Lists the user's part in trades of contracts.
import { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { pageEnd, rowsBefore, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { sideIfGiven } from '#server/answers/orders/side-of.ts';

export const serveContractFills = serveUser(
  getContractFills,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const {
      orderId: named,
      delegateType,
      role,
      startTime: fromMs,
      endTime: toMs,
      idLessThan: before,
      pageSize: limit = usualPage,
    } = request;
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    const orderId = named === undefined ? undefined : Number(named);
    const list = await projections.fills.list(accountId, {
      ...scope,
      orderId,
      side: sideIfGiven(delegateType),
      role,
      fromMs,
      toMs,
      before,
      limit,
      skip: rowsBefore(request),
    });
    return { list: [...list], nextId: pageEnd(list, limit, (fill) => fill.fillId) };
  },
);
