// Says how an order of one's own went.
import { rateC2cOrder } from '#lib/contract/calls/v1/c2c/order/rate.ts';
import { detailAnswer } from '#server/answers/c2c/told-order.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRateC2cOrder = serveUser(
  rateC2cOrder,
  ['ratings', 'c2cOrders', 'listings'],
  async ({ orderId, rating, text }, { accountId }, { ratings, ...rooms }) => {
    const refused = await ratings.rate(accountId, Number(orderId), { isPositive: rating === 'positive', words: text.trim() });
    return refused === null ? detailAnswer(accountId, orderId, rooms) : refuse(refused);
  },
);
