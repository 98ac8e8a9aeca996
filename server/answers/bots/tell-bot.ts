// Tells a bot of the user something, and answers what became of it.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Told } from '#server/services/bots/bots.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { botAnswer, type BotRooms } from './bot-answer.ts';

type Named = { readonly strategyId: string; readonly clientOid?: string | undefined };

export async function tellBot(
  { strategyId, clientOid }: Named,
  { accountId }: { readonly accountId: AccountId },
  rooms: BotRooms,
  told: Told,
): Promise<ResponseOf<typeof cancelStrategy> | Refusal> {
  const said = await rooms.bots.tell(accountId, Number(strategyId), clientOid ?? rooms.newReference(), told);
  return botAnswer(said, told.action === 'edit' ? told.edit.kind : null, rooms);
}
