// Binds the account of a copy to its leader, before the copy is started.
import type { AccountId } from '#server/engine/ids.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { BotRefusal, Followed } from '../bots.ts';
import { refuse } from '../refusal.ts';

/** Null: it follows. */
export async function followLeader(
  client: Pick<ExchangeClient, 'submit'>,
  ownerId: AccountId,
  strategyId: AccountId,
  { leaderId, line }: Followed,
): Promise<BotRefusal | null> {
  const reply = await client.submit({ type: 'follow-leader', accountId: ownerId, strategyId, leaderId, line });
  return reply.ok ? null : refuse(rejectKeys[reply.reason]);
}
