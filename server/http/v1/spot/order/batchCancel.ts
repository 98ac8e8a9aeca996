// Cancels up to forty orders, each answered by itself.
import { batchCancelOrders } from '#lib/contract/calls/v1/spot/order/batchCancel.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { submitBatch } from '#server/answers/orders/submit-batch.ts';

export const serveBatchCancelOrders = serveUser(batchCancelOrders, ['client'], async ({ list }, { accountId }, visit) => {
  const open = await visit.client.openOrders(accountId);
  return submitBatch(
    visit,
    list.map(({ orderId, clientOid }) => {
      const order = open.find((one) => (clientOid === undefined ? String(one.orderId) === orderId : one.clientOid === clientOid));
      // One that is not open is left to the core to refuse, which knows whether it ever was.
      const command = { type: 'cancel-order', accountId, orderId: order?.orderId ?? Number(orderId ?? 0) } as const;
      return { clientOid: order?.clientOid ?? clientOid ?? '', command, refusal: (reply) => refuse(rejectKeys[reply.reason]) };
    }),
  );
});
