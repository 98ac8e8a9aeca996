// Lists the user's filled and cancelled orders.
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { BusinessLine, OrderType } from '#lib/contract/enums.ts';
import { findMarket } from '#server/answers/market/find-market.ts';
import { pageEnd, rowsBefore, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { walletFilter } from '#server/answers/orders/wallet-filter.ts';
import { sideIfGiven } from '#server/answers/orders/side-of.ts';

export const serveOrderHistory = serveUser(
  getOrderHistory,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const {
      symbolId,
      delegateType,
      orderType,
      outcome,
      startTime: fromMs,
      endTime: toMs,
      idLessThan,
      pageSize: limit = usualPage,
    } = request;
    const market = symbolId === undefined ? undefined : findMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const wallet = walletFilter(request);
    if (wallet instanceof Refusal) return wallet;
    await projections.caughtUp(client.status().sequence);
    const before = idLessThan === undefined ? undefined : Number(idLessThan);
    const kind = orderType === undefined ? undefined : orderType === OrderType.limit ? 'limit' : 'market';
    const side = sideIfGiven(delegateType);
    const line = BusinessLine.spot;
    const list = await projections.orders.history(accountId, {
      symbol: market?.symbol,
      line,
      wallet,
      side,
      kind,
      outcome,
      fromMs,
      toMs,
      before,
      limit,
      skip: rowsBefore(request),
    });
    return { list: [...list], nextId: pageEnd(list, limit, (order) => order.orderId) };
  },
);
