// Lists the user's icebergs that are over.
import { getIcebergHistory } from '#lib/contract/calls/v1/trigger/strategy/ice/history.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { pageEnd, rowsBefore, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveIcebergHistory = serveUser(
  getIcebergHistory,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { symbolId, idLessThan, pageSize: limit = usualPage } = request;
    const market = symbolId === undefined ? undefined : findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    await projections.caughtUp(client.status().sequence);
    const before = idLessThan === undefined ? undefined : Number(idLessThan);
    const list = await projections.orders.history(accountId, {
      symbol: market?.symbol,
      isIceberg: true,
      before,
      limit,
      skip: rowsBefore(request),
    });
    return { list: [...list], nextId: pageEnd(list, limit, (order) => order.orderId) };
  },
);
