// Takes all of the user's open orders out of the books.
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { OrderDirection, Side } from '#lib/contract/enums.ts';
import { everyMarket } from '#server/engine/command.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { findMarket } from '#server/http/find-market.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

const sideOf = (delegateType: 21 | 22 | undefined): Side | null =>
  delegateType === undefined ? null : delegateType === OrderDirection.singleSideBuy ? Side.buy : Side.sell;

export const serveCancelAllOrders = serveUser(cancelAllOrders, async ({ symbolId, delegateType }, { accountId }, { client, listings }) => {
  const market = symbolId === undefined ? null : findMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const marketId = market?.marketId ?? everyMarket;
  const reply = await client.submit({ type: 'cancel-all-orders', accountId, marketId, side: sideOf(delegateType) });
  return reply.ok ? { orderIds: reply.cancelledOrderIds.map(String) } : refuse(rejectKeys[reply.reason]);
});
