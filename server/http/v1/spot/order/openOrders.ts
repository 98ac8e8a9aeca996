// Lists the user's open orders, those placed a moment ago included.
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { findMarket } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { walletFilter } from '#server/answers/orders/wallet-filter.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveOpenOrders = serveUser(
  getOpenOrders,
  ['listings', 'projections'],
  (request, { accountId }, { listings, projections }) => {
    const { symbolId } = request;
    const market = symbolId === undefined ? undefined : findMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const wallet = walletFilter(request);
    if (wallet instanceof Refusal) return wallet;
    return { list: [...projections.orders.open(accountId, { symbol: market?.symbol, line: BusinessLine.spot, wallet })] };
  },
);
