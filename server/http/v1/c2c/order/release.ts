// Lets go of the coins of an order of one's own.
import { releaseC2cOrder } from '#lib/contract/calls/v1/c2c/order/release.ts';
import { detailAnswer, refusalOf } from '#server/answers/c2c/told-order.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveReleaseC2cOrder = serveUser(
  releaseC2cOrder,
  ['c2cOrders', 'listings'],
  async ({ orderId }, { userId, accountId }, { c2cOrders, listings }) => {
    const refused = await c2cOrders.step({ userId, accountId }, Number(orderId), 'release');
    return refused === null ? detailAnswer(accountId, orderId, { c2cOrders, listings }) : refusalOf(refused);
  },
);
