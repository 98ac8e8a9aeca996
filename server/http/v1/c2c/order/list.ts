// Lists one's orders with people.
import { getC2cOrders } from '#lib/contract/calls/v1/c2c/order/list.ts';
import { toC2cOrder } from '#server/answers/c2c/told-order.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveGetC2cOrders = serveUser(
  getC2cOrders,
  ['c2cOrders', 'listings'],
  async ({ open, idLessThan, pageSize: limit = usualPage }, { accountId }, { c2cOrders, listings }) => {
    const { list, nextId } = await c2cOrders.list(accountId, { open, before: idLessThan, limit });
    return { list: list.map((order) => toC2cOrder(order, listings)), nextId };
  },
);
