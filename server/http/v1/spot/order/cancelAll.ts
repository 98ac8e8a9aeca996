// Takes all of the user's open orders of spot out of the books.
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { everyMarket } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { findMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { sideIfGiven } from '#server/answers/orders/side-of.ts';

export const serveCancelAllOrders = serveUser(
  cancelAllOrders,
  ['client', 'listings'],
  async ({ symbolId, delegateType }, { accountId }, { client, listings }) => {
    const market = symbolId === undefined ? null : findMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const side = sideIfGiven(delegateType) ?? null;
    const open = market === null ? await client.openOrders(accountId) : [];
    const ofContracts = (marketId: number): boolean => isContract(listings.market(marketId));
    if (!open.some(({ marketId }) => ofContracts(marketId))) {
      const marketId = market?.marketId ?? everyMarket;
      const reply = await client.submit({ type: 'cancel-all-orders', accountId, marketId, side });
      return reply.ok ? { orderIds: reply.cancelledOrderIds.map(String) } : refuse(rejectKeys[reply.reason]);
    }
    // Orders for contracts are not meant: the others are taken one by one.
    const meant = open.filter((order) => !ofContracts(order.marketId) && (side === null || order.side === side));
    const replies = await client.submitAll(meant.map(({ orderId }) => ({ type: 'cancel-order', accountId, orderId }) as const));
    return { orderIds: replies.flatMap((reply) => (reply.ok ? reply.cancelledOrderIds.map(String) : [])) };
  },
);
