// Cancels an order of the user's that converts.
import { cancelConvertOrder } from '#lib/contract/calls/v1/spot/convert/order/cancel.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelConvertOrder = serveUser(cancelConvertOrder, ['client'], async ({ orderId }, { accountId }, { client }) => {
  const reply = await client.submit({ type: 'cancel-convert-order', accountId, orderId: Number(orderId) });
  return reply.ok ? { orderId } : refuse(rejectKeys[reply.reason]);
});
