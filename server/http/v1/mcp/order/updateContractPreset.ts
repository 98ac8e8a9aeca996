// Gives a resting order another take-profit and stop-loss.
import { updateContractPreset } from '#lib/contract/calls/v1/mcp/order/updateContractPreset.ts';
import { closedMeanwhile, findOpenOrder, ofContracts } from '#server/http/orders/find-order.ts';
import { orderRefusal } from '#server/http/orders/order-refusal.ts';
import { readOrderExit } from '#server/http/plans/read-exit.ts';
import { readPreset } from '#server/http/plans/read-preset.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

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
    const exit = readOrderExit(said, market);
    if (exit instanceof Refusal) return exit;
    const { orderId, clientOid } = order;
    const reply = await visit.client.submit({ type: 'set-order-exit', accountId, orderId, exit });
    if (reply.ok) return { orderId: String(orderId), clientOid };
    return closedMeanwhile(reply) ?? orderRefusal(reply, market, clientOid);
  },
);
