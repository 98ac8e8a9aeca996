// Several orders of one user that are meant as one: where one is refused, none of the others stays.
import type { BatchResult } from '#lib/contract/wire/orders/batch-result.ts';
import { errorMessage } from '#lib/contract/wire/error-answers.ts';
import { errorCodes, successCode } from '#lib/contract/errors.ts';
import type { CancelOrder, PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { Command } from '#server/engine/command.ts';
import type { Reply } from '#server/engine/reply.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type Rejected = Extract<Reply, { ok: false }>;
type Line = BatchResult['list'][number];

/**
 * Placed after some other commands, all with one message. Where one is refused, those that rest are taken back, and the refusal is the
 * answer; what has traded until then stays traded, and then each is answered by itself. An order that had arrived before under its name
 * is no refusal.
 */
export async function submitTogether(
  { client }: Pick<Rooms, 'client'>,
  orders: readonly PlaceOrder[],
  refusalOf: (reply: Rejected, order: PlaceOrder) => Refusal,
  before: readonly Command[] = [],
): Promise<BatchResult | Refusal> {
  const replies = (await client.submitAll([...before, ...orders])).slice(before.length);
  const outcomes = orders.map((order, place) => {
    const reply = replies[place];
    return { order, reply, refusal: reply === undefined ? refuse('internal') : reply.ok ? null : refusalOf(reply, order) };
  });
  const hasTraded = ({ reply }: (typeof outcomes)[number]): boolean => reply?.ok === true && (reply.filledLots ?? 0) > 0;
  const failed = outcomes.find(({ refusal }) => refusal !== null && refusal.key !== 'duplicateClientOid')?.refusal ?? null;
  const taken = outcomes.flatMap(({ order: { accountId }, reply }): CancelOrder[] =>
    reply?.ok === true && reply.orderId !== null ? [{ type: 'cancel-order', accountId, orderId: reply.orderId }] : [],
  );
  if (failed !== null) {
    await client.submitAll(taken);
    if (!outcomes.some(hasTraded)) return failed;
  }
  const list = outcomes.map((outcome): Line => {
    const { reply, refusal } = outcome;
    const { clientOid } = outcome.order;
    const why = refusal ?? (hasTraded(outcome) ? null : failed);
    if (why !== null) return { orderId: '', clientOid, code: errorCodes[why.key], msg: errorMessage(why.key, why.params) };
    return { orderId: reply?.ok === true ? String(reply.orderId ?? '') : '', clientOid, code: successCode, msg: '' };
  });
  return { list };
}
