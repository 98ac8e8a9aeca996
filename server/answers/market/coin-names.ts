// The names of coins in a language: as the operator writes about them, as the language calls a currency, or as they are listed.
import type { SharedRooms } from '../rooms.ts';
import { tellContent } from '../content/read-content.ts';
import type { Listings } from '#server/engine/listings.ts';

export async function coinNames(
  tag: string,
  listings: Listings,
  visit: Pick<SharedRooms, 'content' | 'siteType'>,
): Promise<(coin: string) => string> {
  const written = new Map((await tellContent(visit, 'coin', tag)).map(({ item, text }) => [item.terms.coin ?? '', text.title]));
  const currencies = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' });
  const currencyOf = (coin: string): string | undefined => (/^[A-Z]{3}$/.test(coin) ? currencies.of(coin) : undefined);
  return (coin) => written.get(coin) ?? currencyOf(coin) ?? listings.assetOf(coin)?.name ?? coin;
}
