// The bot that a request names: one of somebody else's is none.
import type { AccountId } from '#server/engine/ids.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { refuse, type Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';

export const findBot = (
  { bots }: Pick<Rooms, 'bots'>,
  { accountId }: { readonly accountId: AccountId },
  strategyId: string,
): OwnedBot | Refusal => bots.find(accountId, Number(strategyId)) ?? refuse('unknownStrategy');
