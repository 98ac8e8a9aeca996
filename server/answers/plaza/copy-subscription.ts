// The subscription that a copy stands on: on the terms of the day, or those that its owner came on, and on no worse ones than he has agreed to.
import { subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import { formatDecimal, parseDecimal } from '#server/engine/units.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { BotStart, OwnedBot } from '#server/services/bots/bots.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { copierOf } from './copier-of.ts';

/** The most that has been agreed to: in USDT, and percent. */
export type AgreedTerms = { readonly price: string; readonly profitShare: number };

const priceDecimals = 8;
/** The coin that prices are paid in. */
const priceCoin = 'USDT';

/** Without a subscription: the copy of one's own strategy, and of the house's. */
export async function copySubscription(
  { strategyId, ownerId }: Pick<OwnedBot, 'strategyId' | 'ownerId'>,
  agreed: AgreedTerms,
  session: Session,
  { plaza, accounts, listings }: Pick<Rooms, 'plaza' | 'accounts' | 'listings'>,
): Promise<Pick<BotStart, 'subscription'> | Refusal> {
  const copier = await copierOf(session, ownerId, { accounts });
  const terms = await plaza.copyTerms(strategyId, copier);
  if (terms === null) return refuse('notPublished');
  const { standing, sharePercent, isFull } = terms;
  const price = formatDecimal(terms.price, priceDecimals);
  if (terms.price > (parseDecimal(agreed.price, priceDecimals) ?? 0n) || sharePercent > agreed.profitShare)
    return refuse('copyTermsChanged', { price, share: sharePercent });
  if (isFull) return refuse('strategyFull', { limit: subscriberLimit });
  if (standing === 'own' || standing === 'house') return {};
  const asset = listings.assetOf(priceCoin);
  const units = asset === undefined ? null : parseDecimal(price, asset.decimals);
  if (asset === undefined || units === null) return refuse('unknownCoin', { coin: priceCoin });
  return { subscription: { subscriberId: copier.subscriberId, assetId: asset.assetId, units, sharePercent } };
}
