// Starts a bot for a user who has accepted the agreement.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { usualBotNotices, type BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { ownTerms, type BotOrigin } from '#lib/contract/bots/bot-origin.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { botAnswer, type BotRooms } from './bot-answer.ts';
import { findBotMarkets, type AskedMarkets } from './find-bot-markets.ts';

type Asked = AskedMarkets & {
  readonly clientOid?: string | undefined;
  readonly notices?: readonly BotNoticeKind[] | undefined;
  /** Left out: its owner's own terms. */
  readonly strategyAttribute?: BotOrigin['strategyAttribute'] | undefined;
  readonly aiId?: string | undefined;
};

/** Null: the user has accepted what trading bots may do. */
export async function agreementRefusal(
  { userId }: Pick<Session, 'userId'>,
  { settings }: Pick<Rooms, 'settings'>,
): Promise<Refusal | null> {
  const { strategyAgreedMs } = await settings.of(userId);
  return strategyAgreedMs === 0 ? refuse('strategyAgreement') : null;
}

export async function startBot(
  asked: Asked,
  terms: BotTerms,
  { accountId, userId }: Pick<Session, 'accountId' | 'userId'>,
  rooms: BotRooms & Pick<Rooms, 'settings' | 'newReference'>,
): Promise<ResponseOf<typeof cancelStrategy> | Refusal> {
  const markets = findBotMarkets(rooms.listings, asked);
  if (markets instanceof Refusal) return markets;
  const refused = await agreementRefusal({ userId }, rooms);
  if (refused !== null) return refused;
  const { strategyType, strategyAttribute = ownTerms.strategyAttribute, clientOid, notices = usualBotNotices, aiId = null } = asked;
  const name = clientOid ?? rooms.newReference();
  const origin = { strategyAttribute, aiId };
  const said = await rooms.bots.start(accountId, { strategyType, markets, terms, origin, notices, name });
  return botAnswer(said, terms.kind, rooms);
}
