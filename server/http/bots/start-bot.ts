// Starts a bot for a user who has accepted the agreement.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { usualBotNotices, type BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { BotOrigin } from '#lib/contract/bots/bot-origin.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';
import { botAnswer, type BotRooms } from './bot-answer.ts';
import { findBotMarket, type AskedMarket } from './find-bot-market.ts';

type Asked = AskedMarket & {
  readonly clientOid?: string | undefined;
  readonly notices?: readonly BotNoticeKind[] | undefined;
  readonly strategyAttribute: BotOrigin['strategyAttribute'];
  readonly aiId?: string | undefined;
};

export async function startBot(
  asked: Asked,
  terms: BotTerms,
  { accountId, userId }: Pick<Session, 'accountId' | 'userId'>,
  rooms: BotRooms & Pick<Rooms, 'accounts'>,
): Promise<ResponseOf<typeof cancelStrategy> | Refusal> {
  const market = findBotMarket(rooms.listings, asked);
  if (market instanceof Refusal) return market;
  const { strategyAgreedMs } = await rooms.accounts.settings(userId);
  if (strategyAgreedMs === 0) return refuse('strategyAgreement');
  const { strategyType, strategyAttribute, clientOid, notices = usualBotNotices, aiId = null } = asked;
  const name = clientOid ?? newClientId();
  const origin = { strategyAttribute, aiId };
  const said = await rooms.bots.start(accountId, { strategyType, market, terms, origin, notices, name });
  return botAnswer(said, terms.kind, rooms);
}
