// Takes a step of an order of one's own.
import { stepC2cOrder } from '#lib/contract/calls/v1/c2c/order/step.ts';
import { detailAnswer, refusalOf } from '#server/answers/c2c/told-order.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveStepC2cOrder = serveUser(
  stepC2cOrder,
  ['c2cOrders', 'listings'],
  async ({ orderId, step }, { userId, accountId }, { c2cOrders, listings }) => {
    const refused = await c2cOrders.step({ userId, accountId }, Number(orderId), step);
    return refused === null ? detailAnswer(accountId, orderId, { c2cOrders, listings }) : refusalOf(refused);
  },
);
