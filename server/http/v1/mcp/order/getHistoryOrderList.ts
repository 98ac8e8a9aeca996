// Lists the user's filled and cancelled orders in contracts.
import { getContractOrderHistory } from '#lib/contract/calls/v1/mcp/order/getHistoryOrderList.ts';
import { OrderType } from '#lib/contract/enums.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { pageEnd, rowsBefore, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { sideIfGiven } from '#server/answers/orders/side-of.ts';

export const serveContractOrderHistory = serveUser(
  getContractOrderHistory,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { delegateType, orderType, outcome, startTime: fromMs, endTime: toMs, idLessThan, pageSize: limit = usualPage } = request;
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    const before = idLessThan === undefined ? undefined : Number(idLessThan);
    const kind = orderType === undefined ? undefined : orderType === OrderType.limit ? 'limit' : 'market';
    const side = sideIfGiven(delegateType);
    const list = await projections.orders.history(accountId, {
      ...scope,
      side,
      kind,
      outcome,
      fromMs,
      toMs,
      before,
      limit,
      skip: rowsBefore(request),
    });
    return { list: [...list], nextId: pageEnd(list, limit, (order) => order.orderId) };
  },
);
