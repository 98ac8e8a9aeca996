// The start of a copy: the parameters of a published strategy as they are now, with money of one's own.
import { usualBotNotices } from '#lib/contract/bots/bot-notices.ts';
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { investingTerms } from '#lib/contract/bots/investing-terms.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { BotStart } from '#server/services/bots/bots.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { findBotMarket } from '../bots/find-bot-market.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { type AgreedTerms, copySubscription } from './copy-subscription.ts';

type Asked = AgreedTerms & { readonly strategyId: AccountId; readonly symbolId: string; readonly amount: string };

/** Refused where it is not published, where the price has left its range, since a copy would begin with nothing to do, and where it costs more than was agreed to. */
export async function copiedStart(
  { strategyId, symbolId, amount, ...agreed }: Asked,
  session: Session,
  { plaza, listings, accounts }: Pick<Rooms, 'plaza' | 'listings' | 'accounts'>,
): Promise<Omit<BotStart, 'name'> | Refusal> {
  const source = await plaza.publishedBot(strategyId);
  if (source === null) return refuse('notPublished');
  const market = listings.market(source.marketId);
  const asked = findBotMarket(listings, { strategyType: source.strategyType, symbolId });
  if (asked instanceof Refusal) return asked;
  if (asked.marketId !== market.marketId) return refuse('symbolNotOpen', { symbol: symbolId });
  const { lastTicks, figures } = source;
  const { lowerTicks, upperTicks } = figures;
  const isBeyond = (lowerTicks !== 0 && lastTicks < lowerTicks) || (upperTicks !== 0 && lastTicks > upperTicks);
  const price = (ticks: number): string => listings.priceText(market, ticks);
  if (isBeyond) return refuse('copyOutOfRange', { price: price(lastTicks), lower: price(lowerTicks), upper: price(upperTicks) });
  const paid = await copySubscription(source, agreed, session, { plaza, listings, accounts });
  if (paid instanceof Refusal) return paid;
  const { strategyType, terms } = source;
  const markets = source.marketIds.map((marketId) => listings.market(marketId));
  return {
    strategyType,
    markets,
    terms: investingTerms(terms, amount),
    copyOf: strategyId,
    ...paid,
    origin: ownTerms,
    notices: usualBotNotices,
  };
}
