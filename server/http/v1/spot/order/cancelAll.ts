// Takes all of the user's open orders out of the books.
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { everyMarket } from '#server/engine/command.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { findMarket } from '#server/http/find-market.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';
import { sideIfGiven } from '#server/http/side-of.ts';

export const serveCancelAllOrders = serveUser(cancelAllOrders, async ({ symbolId, delegateType }, { accountId }, { client, listings }) => {
  const market = symbolId === undefined ? null : findMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const marketId = market?.marketId ?? everyMarket;
  const reply = await client.submit({ type: 'cancel-all-orders', accountId, marketId, side: sideIfGiven(delegateType) ?? null });
  return reply.ok ? { orderIds: reply.cancelledOrderIds.map(String) } : refuse(rejectKeys[reply.reason]);
});
