// Tells one order of one's own.
import { getC2cOrder } from '#lib/contract/calls/v1/c2c/order/detail.ts';
import { detailAnswer } from '#server/answers/c2c/told-order.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveGetC2cOrder = serveUser(getC2cOrder, ['c2cOrders', 'listings'], ({ orderId }, { accountId }, rooms) =>
  detailAnswer(accountId, orderId, rooms),
);
