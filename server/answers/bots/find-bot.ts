// The bot that a request names: one of somebody else's is none.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

export const findBot = (
  { bots }: Pick<Rooms, 'bots'>,
  { accountId }: { readonly accountId: AccountId },
  strategyId: string,
): OwnedBot | Refusal => bots.find(accountId, Number(strategyId)) ?? refuse('unknownStrategy');

/** One of another kind cannot do what the request asks. */
export function findBotOfKind(
  rooms: Pick<Rooms, 'bots'>,
  session: { readonly accountId: AccountId },
  strategyId: string,
  kind: BotTerms['kind'],
): OwnedBot | Refusal {
  const bot = findBot(rooms, session, strategyId);
  return bot instanceof Refusal || bot.terms.kind === kind ? bot : refuse('strategyState');
}
