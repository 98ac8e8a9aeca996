// The names of coins in a language: as the operator writes about them, as the language calls a currency, or as they are listed.
import type { SharedRooms } from '../rooms.ts';
import { tellContent } from '../content/read-content.ts';
import type { Listings } from '#server/engine/listings.ts';

export const createCoinTitles =
  (rooms: Pick<SharedRooms, 'content' | 'siteType'>): SharedRooms['coinTitles'] =>
  async (tag) =>
    new Map((await tellContent(rooms, 'coin', tag)).map(({ item, text }) => [item.terms.coin ?? '', text.title]));

export async function coinNames(
  tag: string,
  listings: Listings,
  { coinTitles }: Pick<SharedRooms, 'coinTitles'>,
): Promise<(coin: string) => string> {
  const written = await coinTitles(tag);
  const currencies = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' });
  const currencyOf = (coin: string): string | undefined => (/^[A-Z]{3}$/.test(coin) ? currencies.of(coin) : undefined);
  return (coin) => written.get(coin) ?? currencyOf(coin) ?? listings.assetOf(coin)?.name ?? coin;
}
