// Lists the user's open icebergs.
import { getIcebergs } from '#lib/contract/calls/v1/trigger/strategy/ice/query.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { isInStrategyList } from '#server/answers/orders/is-in-strategy-list.ts';
import { walletFilter } from '#server/answers/orders/wallet-filter.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveIcebergs = serveUser(getIcebergs, ['listings', 'projections'], (request, { accountId }, { listings, projections }) => {
  const market = request.symbolId === undefined ? undefined : findAnyMarket(listings, request.symbolId);
  if (market instanceof Refusal) return market;
  const wallet = walletFilter(request);
  if (wallet instanceof Refusal) return wallet;
  const open = projections.orders.open(accountId, { symbol: market?.symbol });
  return { list: open.filter((order) => order.displayCount !== '0' && isInStrategyList(order, request.businessLine, wallet)) };
});
