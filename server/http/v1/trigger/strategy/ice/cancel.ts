// Takes an iceberg out of the book.
import { cancelIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/cancel.ts';
import { takeOrderOut } from '#server/answers/orders/cancel-order.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelIceberg = serveUser(cancelIceberg, ['client', 'projections', 'listings'], (request, { accountId }, visit) =>
  takeOrderOut(visit, accountId, request, () => true),
);
