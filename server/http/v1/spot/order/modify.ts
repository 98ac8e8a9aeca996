// Changes an open order; what is not named stays as it is.
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import { closedOrUnknown, findOpenOrder } from '#server/http/find-order.ts';
import { orderRefusal } from '#server/http/order-refusal.ts';
import { readQuantity } from '#server/http/read-order.ts';
import { readPrice } from '#server/http/read-price.ts';
import { lots, ticks } from '#server/engine/units.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveModifyOrder = serveUser(modifyOrder, async (request, { accountId }, visit) => {
  const { client, listings } = visit;
  const { delegatePrice, delegateCount } = request;
  if (delegatePrice === undefined && delegateCount === undefined) return refuse('nothingToAmend');
  const found = await findOpenOrder(visit, accountId, request);
  if (found instanceof Refusal) return found;
  const { order, market } = found;
  const priceTicks = delegatePrice === undefined ? order.priceTicks : readPrice(delegatePrice, market);
  if (priceTicks instanceof Refusal) return priceTicks;
  const quantityLots = delegateCount === undefined ? order.quantityLots : readQuantity(delegateCount, market);
  if (quantityLots instanceof Refusal) return quantityLots;
  const { orderId } = order;
  const reply = await client.submit({
    type: 'amend-order',
    accountId,
    orderId,
    priceTicks: ticks(priceTicks),
    quantityLots: lots(quantityLots),
  });
  if (reply.ok)
    return { orderId: String(orderId), clientOid: order.clientOrderId, dealCount: listings.quantityText(market, reply.filledLots ?? 0) };
  return (await closedOrUnknown(visit, accountId, reply, orderId)) ?? orderRefusal(reply, market, order.clientOrderId);
});
