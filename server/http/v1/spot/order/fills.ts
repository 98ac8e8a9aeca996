// Lists the user's part in trades.
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { findMarket } from '#server/answers/market/find-market.ts';
import { pageEnd, rowsBefore, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { walletFilter } from '#server/answers/orders/wallet-filter.ts';
import { sideIfGiven } from '#server/answers/orders/side-of.ts';

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
