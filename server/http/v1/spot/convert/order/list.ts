// Lists the user's orders that convert.
import { getConvertOrders } from '#lib/contract/calls/v1/spot/convert/order/list.ts';
import { toConvertOrder } from '#server/answers/wallets/convert-words.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveConvertOrders = serveUser(
  getConvertOrders,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { state, idLessThan: before, pageSize: limit = usualPage } = request;
    await projections.caughtUp(client.status().sequence);
    const { list, nextId } = await projections.conversions.orders(accountId, { open: state === 'open', before, limit });
    return { list: list.map((row) => toConvertOrder(row, listings)), nextId };
  },
);
