// Starts a bot for a user who has accepted the agreement.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';
import { botAnswer, type BotRooms } from './bot-answer.ts';
import { findBotMarket, type AskedMarket } from './find-bot-market.ts';

type Named = { readonly clientOid?: string | undefined };
type Owner = Pick<Session, 'accountId' | 'userId'>;
type StartRooms = BotRooms & Pick<Rooms, 'accounts'>;
type Answer = ResponseOf<typeof cancelStrategy> | Refusal;

/** `found`: the markets, or why they are none for a bot of this type. */
export async function startBotIn(
  found: readonly MarketListing[] | Refusal,
  { strategyType, clientOid }: Named & Pick<AskedMarket, 'strategyType'>,
  terms: BotTerms,
  { accountId, userId }: Owner,
  rooms: StartRooms,
): Promise<Answer> {
  if (found instanceof Refusal) return found;
  const { strategyAgreedMs } = await rooms.accounts.settings(userId);
  if (strategyAgreedMs === 0) return refuse('strategyAgreement');
  const said = await rooms.bots.start(accountId, { strategyType, markets: found, terms, name: clientOid ?? newClientId() });
  return botAnswer(said, terms.kind, rooms);
}

export function startBot(asked: AskedMarket & Named, terms: BotTerms, owner: Owner, rooms: StartRooms): Promise<Answer> {
  const market = findBotMarket(rooms.listings, asked);
  return startBotIn(market instanceof Refusal ? market : [market], asked, terms, owner, rooms);
}
