// Starts a bot for a user who has accepted the agreement.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, Refusal } from '../serving/refusal.ts';
import type { Rooms } from '../serving/rooms.ts';
import { botAnswer, type BotRooms } from './bot-answer.ts';
import { findBotMarket, type AskedMarket } from './find-bot-market.ts';

/** One market, or the markets of a kind that has several, the main one first. */
type Asked = Omit<AskedMarket, 'symbolId'> & { readonly clientOid?: string | undefined } & (
    | { readonly symbolId: string }
    | { readonly symbols: readonly string[] }
  );

/** All of them, or why one of them does not do. */
function findMarkets(listings: Listings, asked: Asked): readonly MarketListing[] | Refusal {
  const markets: MarketListing[] = [];
  for (const symbolId of 'symbols' in asked ? asked.symbols : [asked.symbolId]) {
    const market = findBotMarket(listings, { ...asked, symbolId });
    if (market instanceof Refusal) return market;
    markets.push(market);
  }
  return markets;
}

export async function startBot(
  asked: Asked,
  terms: BotTerms,
  { accountId, userId }: Pick<Session, 'accountId' | 'userId'>,
  rooms: BotRooms & Pick<Rooms, 'accounts'>,
): Promise<ResponseOf<typeof cancelStrategy> | Refusal> {
  const markets = findMarkets(rooms.listings, asked);
  if (markets instanceof Refusal) return markets;
  const { strategyAgreedMs } = await rooms.accounts.settings(userId);
  if (strategyAgreedMs === 0) return refuse('strategyAgreement');
  const { strategyType, clientOid } = asked;
  const said = await rooms.bots.start(accountId, { strategyType, markets, terms, name: clientOid ?? newClientId() });
  return botAnswer(said, terms.kind, rooms);
}
