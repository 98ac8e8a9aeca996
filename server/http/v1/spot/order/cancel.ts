// Takes an open order out of the book.
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { closedOrUnknown, findOpenOrder } from '#server/http/find-order.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveCancelOrder = serveUser(cancelOrder, async (request, { accountId }, visit) => {
  const found = await findOpenOrder(visit, accountId, request);
  if (found instanceof Refusal) return found;
  const { orderId, clientOrderId } = found.order;
  const reply = await visit.client.submit({ type: 'cancel-order', accountId, orderId });
  if (reply.ok) return { orderId: String(orderId), clientOid: clientOrderId };
  return (await closedOrUnknown(visit, accountId, reply, orderId)) ?? refuse('internal');
});
