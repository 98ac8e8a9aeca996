// Gives a resting order another take-profit and stop-loss.
import { updateContractPreset } from '#lib/contract/calls/v1/mcp/order/updateContractPreset.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import { closedMeanwhile, findOpenOrder, ofContracts } from '#server/answers/orders/find-order.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { keepWait, readOrderExit } from '#server/answers/plans/read-exit.ts';
import { readPreset } from '#server/answers/plans/read-preset.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { Rooms } from '#server/answers/rooms.ts';
import { serveUser } from '#server/http/serving/serve.ts';

/** The time after which the stop-loss of a resting order turns into a market order; undefined: never. */
async function waitOf({ client, projections }: Pick<Rooms, 'client' | 'projections'>, accountId: AccountId, orderId: OrderId) {
  await projections.caughtUp(client.status().sequence);
  const known = projections.orders.open(accountId).find((one) => one.orderId === String(orderId));
  return known?.stopLossMarketAfter === undefined ? undefined : known.stopLossMarketAfter * 1000;
}

export const serveUpdateContractPreset = serveUser(
  updateContractPreset,
  ['client', 'projections', 'listings'],
  async (request, { accountId }, visit) => {
    const found = await findOpenOrder(visit, accountId, request, ofContracts(request));
    if (found instanceof Refusal) return found;
    const { order, market } = found;
    const way = { side: order.side, holdSide: order.holdSide ?? undefined };
    const said = await readPreset(visit, accountId, market, way, () => visit.listings.priceText(market, order.priceTicks), request);
    if (said instanceof Refusal) return said;
    const { orderId, clientOid } = order;
    const read = readOrderExit(said, market);
    if (read instanceof Refusal) return read;
    const exit = read === null ? null : keepWait(read, await waitOf(visit, accountId, orderId), request);
    const reply = await visit.client.submit({ type: 'set-order-exit', accountId, orderId, exit });
    if (reply.ok) return { orderId: String(orderId), clientOid };
    return closedMeanwhile(reply) ?? orderRefusal(reply, market, clientOid);
  },
);
