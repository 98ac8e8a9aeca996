// Gives a resting order another take-profit and stop-loss.
import { updateContractPreset } from '#lib/contract/calls/v1/mcp/order/updateContractPreset.ts';
import { fromExitFields } from '#lib/contract/wire/exit-fields.ts';
import { closedOrUnknown, findOpenOrder, ofContracts } from '#server/http/find-order.ts';
import { orderRefusal } from '#server/http/order-refusal.ts';
import { readExit } from '#server/http/read-exit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveUpdateContractPreset = serveUser(updateContractPreset, async (request, { accountId }, visit) => {
  const found = await findOpenOrder(visit, accountId, request, ofContracts(request));
  if (found instanceof Refusal) return found;
  const { order, market } = found;
  const exit = readExit(fromExitFields(request), market);
  if (exit instanceof Refusal) return exit;
  const { orderId, clientOid } = order;
  const reply = await visit.client.submit({ type: 'set-order-exit', accountId, orderId, exit });
  if (reply.ok) return { orderId: String(orderId), clientOid };
  return (await closedOrUnknown(visit, accountId, reply, orderId)) ?? orderRefusal(reply, market, clientOid);
});
