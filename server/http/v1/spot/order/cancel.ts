// Takes an open order out of the book.
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { takeOrderOut } from '#server/answers/orders/cancel-order.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelOrder = serveUser(cancelOrder, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  takeOrderOut(visit, accountId, request),
);
