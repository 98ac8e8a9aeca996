// Lets go of the coins of an order of one's own.
import { releaseC2cOrder } from '#lib/contract/calls/v1/c2c/order/release.ts';
import { coinsHeldUntil } from '#server/answers/c2c/coins-held-until.ts';
import { detailAnswer, refusalOf } from '#server/answers/c2c/told-order.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveReleaseC2cOrder = serveUser(
  releaseC2cOrder,
  ['c2cOrders', 'security', 'listings', 'now'],
  async ({ orderId }, session, { c2cOrders, security, listings, now }) => {
    const { userId, accountId } = session;
    const untilMs = await coinsHeldUntil(session, security)(userId);
    if (untilMs > now()) return refuse('withdrawalsHeld', { untilMs });
    const refused = await c2cOrders.step({ userId, accountId }, Number(orderId), 'release');
    return refused === null ? detailAnswer(accountId, orderId, { c2cOrders, listings }) : refusalOf(refused);
  },
);
