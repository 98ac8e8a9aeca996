// Takes several orders for contracts out of the books.
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { directionOf } from '#lib/contract/wire/orders/order-direction.ts';
import { findContract } from '#server/answers/market/find-market.ts';
import { ofContracts } from '#server/answers/orders/find-order.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveBatchCancelContract = serveUser(
  batchCancelContract,
  ['client', 'listings'],
  async (request, { accountId }, { client, listings }) => {
    const { symbolId, delegateType, orderIds } = request;
    const market = symbolId === undefined ? undefined : findContract(listings, symbolId);
    if (market instanceof Refusal) return market;
    const isMeant = ofContracts(request);
    const open = await client.openOrders(accountId);
    const meant = open.filter(
      (order) =>
        isMeant(listings.market(order.marketId)) &&
        (market === undefined || order.marketId === market.marketId) &&
        (delegateType === undefined || directionOf(order.side, order.holdSide ?? undefined) === delegateType) &&
        (orderIds === undefined || orderIds.includes(String(order.orderId))),
    );
    const replies = await client.submitAll(meant.map(({ orderId }) => ({ type: 'cancel-order', accountId, orderId }) as const));
    return { orderIds: replies.flatMap((reply) => (reply.ok ? reply.cancelledOrderIds.map(String) : [])) };
  },
);
