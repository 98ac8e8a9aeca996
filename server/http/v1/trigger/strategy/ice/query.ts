// Lists the user's open icebergs.
import { getIcebergs } from '#lib/contract/calls/v1/trigger/strategy/ice/query.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { findMarket } from '#server/http/market/find-market.ts';
import { walletFilter } from '#server/http/orders/wallet-filter.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveIcebergs = serveUser(
  getIcebergs,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { symbolId } = request;
    const market = symbolId === undefined ? undefined : findMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const wallet = walletFilter(request);
    if (wallet instanceof Refusal) return wallet;
    await projections.caughtUp(client.status().sequence);
    const open = await projections.orders.open(accountId, { symbol: market?.symbol, line: BusinessLine.spot, wallet });
    return { list: open.filter(({ displayCount }) => displayCount !== '0') };
  },
);
