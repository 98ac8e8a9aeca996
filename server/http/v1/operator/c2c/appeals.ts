// Lists the appeals that wait for a decision.
import { listC2cAppeals } from '#lib/contract/calls/v1/operator/c2c/appeals.ts';
import { otherRole } from '#lib/contract/c2c/order-steps.ts';
import { sizesOf, toHistory } from '#server/answers/c2c/told-order.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveListC2cAppeals = serveOperator(listC2cAppeals, ['roomsIn'], null, async ({ world }, { roomsIn }) => {
  const rooms = await roomsIn(world);
  if (rooms instanceof Refusal) return rooms;
  const { c2cOrders, listings } = rooms;
  const list = (await c2cOrders.appealed()).map(({ row, history }) => {
    // The one who objected had lost.
    const objected = history.findLast(({ cause }) => cause === 'object');
    return {
      orderId: String(row.orderId),
      buyerAccountId: String(row.buyerId),
      sellerAccountId: String(row.sellerId),
      ...sizesOf(row, listings),
      before: objected === undefined || objected.by === null ? null : otherRole(objected.by),
      history: toHistory(history),
    };
  });
  return { list };
});
