// Takes the steps of a merchant of the house in its open orders that are due.
import { RejectReason } from '#server/engine/reject.ts';
import { merchantAnswer } from './merchant-answer.ts';
import type { MerchantRooms, OpenMerchant } from './merchant-rooms.ts';

const page = 100;

/** The other one, or time, was there first: the next look sees it. */
const overtaken: readonly RejectReason[] = [RejectReason.c2cStepClosed, RejectReason.orderNotOpen];

/** The first time at which something more is due; null: nothing is, until somebody acts. */
export async function answerOrders(
  { client, projections, now }: Pick<MerchantRooms, 'client' | 'projections' | 'now'>,
  { merchant, accountId }: OpenMerchant,
): Promise<number | null> {
  await projections.caughtUp(client.status().sequence);
  let nextMs: number | null = null;
  for (let before: string | undefined; ;) {
    const { list, nextId } = await projections.c2c.list(accountId, { open: true, before, limit: page });
    for (const order of list) {
      const { orderId } = order;
      const answer = merchantAnswer(merchant, order.sellerId === accountId ? 'seller' : 'buyer', order);
      if (answer === null) continue;
      if (answer.dueMs > now()) {
        nextMs = Math.min(nextMs ?? answer.dueMs, answer.dueMs);
        continue;
      }
      const reply = await client.submit({ type: 'step-c2c-order', accountId, orderId, step: answer.step });
      if (!reply.ok && !overtaken.includes(reply.reason)) throw new Error(`${answer.step} of order ${orderId}: ${reply.reason}`);
    }
    if (nextId === null) return nextMs;
    before = nextId;
  }
}
