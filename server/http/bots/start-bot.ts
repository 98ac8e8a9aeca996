// Starts a bot for a user who has accepted the agreement.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';
import { botAnswer, type BotRooms } from './bot-answer.ts';
import { findBotMarket, type AskedMarket } from './find-bot-market.ts';

type Asked = { readonly strategyType: StrategyType; readonly clientOid?: string | undefined };
type Answer = ResponseOf<typeof cancelStrategy> | Refusal;
type StartRooms = BotRooms & Pick<Rooms, 'accounts'>;
type Starter = Pick<Session, 'accountId' | 'userId'>;

/** `markets`: the main one first. */
export async function startBotIn(
  markets: readonly MarketListing[],
  { strategyType, clientOid }: Asked,
  terms: BotTerms,
  { accountId, userId }: Starter,
  rooms: StartRooms,
): Promise<Answer> {
  const { strategyAgreedMs } = await rooms.accounts.settings(userId);
  if (strategyAgreedMs === 0) return refuse('strategyAgreement');
  const said = await rooms.bots.start(accountId, { strategyType, markets, terms, name: clientOid ?? newClientId() });
  return botAnswer(said, terms.kind, rooms);
}

export async function startBot(asked: AskedMarket & Asked, terms: BotTerms, session: Starter, rooms: StartRooms): Promise<Answer> {
  const market = findBotMarket(rooms.listings, asked);
  return market instanceof Refusal ? market : startBotIn([market], asked, terms, session, rooms);
}
