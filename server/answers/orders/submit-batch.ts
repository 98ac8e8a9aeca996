// Several commands of one user with one message, each answered by itself.
import { errorMessage } from '#lib/contract/wire/error-answers.ts';
import { errorCodes, successCode } from '#lib/contract/errors.ts';
import type { BatchResult } from '#lib/contract/wire/orders/batch-result.ts';
import type { Command } from '#server/engine/command.ts';
import type { Reply } from '#server/engine/reply.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

/** A command to send, or the reason why it cannot be sent; and the refusal to answer when the core rejects it. */
export type BatchItem = {
  readonly clientOid: string;
  readonly command: Command | Refusal;
  readonly refusal: (reply: Extract<Reply, { ok: false }>) => Refusal;
};

type Line = BatchResult['list'][number];

const refused = (clientOid: string, { key, params }: Refusal): Line => ({
  orderId: '',
  clientOid,
  code: errorCodes[key],
  msg: errorMessage(key, params),
  params,
});

export async function submitBatch({ client }: Pick<Rooms, 'client'>, items: readonly BatchItem[]): Promise<BatchResult> {
  const commands = items.flatMap(({ command }) => (command instanceof Refusal ? [] : [command]));
  const replies = await client.submitAll(commands);
  let next = 0;
  const list = items.map(({ clientOid, command, refusal }): Line => {
    if (command instanceof Refusal) return refused(clientOid, command);
    const reply = replies[next];
    next += 1;
    if (reply === undefined) return refused(clientOid, new Refusal('internal'));
    if (!reply.ok) return refused(clientOid, refusal(reply));
    return { orderId: String(reply.orderId ?? ''), clientOid, code: successCode, msg: '' };
  });
  return { list };
}
