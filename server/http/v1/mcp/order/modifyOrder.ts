// Changes an open order for a contract; what is not named stays as it is.
import { modifyContractOrder } from '#lib/contract/calls/v1/mcp/order/modifyOrder.ts';
import { amendOrder } from '#server/answers/orders/amend-order.ts';
import { ofContracts } from '#server/answers/orders/find-order.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveModifyContractOrder = serveUser(
  modifyContractOrder,
  ['client', 'projections', 'listings'],
  (request, { accountId }, visit) => amendOrder(visit, accountId, request, ofContracts(request)),
);
