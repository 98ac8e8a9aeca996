// Lists the user's open orders in contracts, those placed a moment ago included.
import { getContractOpenOrders } from '#lib/contract/calls/v1/mcp/order/openOrders.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveContractOpenOrders = serveUser(
  getContractOpenOrders,
  ['listings', 'projections'],
  (request, { accountId }, { listings, projections }) => {
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    return { list: [...projections.orders.open(accountId, scope)] };
  },
);
