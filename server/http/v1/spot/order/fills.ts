// Lists the user's part in trades.
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { findMarket } from '#server/http/market/find-market.ts';
import { pageEnd, rowsBefore, usualPage } from '#server/http/serving/paging.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { walletFilter } from '#server/http/orders/wallet-filter.ts';
import { sideIfGiven } from '#server/http/orders/side-of.ts';

export const serveFills = serveUser(
  getFills,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { symbolId, orderId, delegateType, role, startTime: fromMs, endTime: toMs, idLessThan, pageSize: limit = usualPage } = request;
    const market = symbolId === undefined ? undefined : findMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const wallet = walletFilter(request);
    if (wallet instanceof Refusal) return wallet;
    await projections.caughtUp(client.status().sequence);
    const ofOrder = orderId === undefined ? undefined : Number(orderId);
    const line = BusinessLine.spot;
    const page = {
      symbol: market?.symbol,
      line,
      wallet,
      orderId: ofOrder,
      side: sideIfGiven(delegateType),
      role,
      fromMs,
      toMs,
      before: idLessThan,
      limit,
      skip: rowsBefore(request),
    };
    const list = await projections.fills.list(accountId, page);
    return { list: [...list], nextId: pageEnd(list, limit, (fill) => fill.fillId) };
  },
);
