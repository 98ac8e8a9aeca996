// Starts a bot for a user who has accepted the agreement.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';
import { botAnswer, type BotRooms } from './bot-answer.ts';
import { findBotMarkets, type AskedMarkets } from './find-bot-markets.ts';

type Asked = AskedMarkets & { readonly clientOid?: string | undefined };

export async function startBot(
  asked: Asked,
  terms: BotTerms,
  { accountId, userId }: Pick<Session, 'accountId' | 'userId'>,
  rooms: BotRooms & Pick<Rooms, 'accounts'>,
): Promise<ResponseOf<typeof cancelStrategy> | Refusal> {
  const markets = findBotMarkets(rooms.listings, asked);
  if (markets instanceof Refusal) return markets;
  const { strategyAgreedMs } = await rooms.accounts.settings(userId);
  if (strategyAgreedMs === 0) return refuse('strategyAgreement');
  const { strategyType, clientOid } = asked;
  const said = await rooms.bots.start(accountId, { strategyType, markets, terms, name: clientOid ?? newClientId() });
  return botAnswer(said, terms.kind, rooms);
}
