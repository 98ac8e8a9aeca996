// Changes an open order; what is not named stays as it is.
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import { amendOrder } from '#server/answers/orders/amend-order.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveModifyOrder = serveUser(modifyOrder, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  amendOrder(visit, accountId, request),
);
