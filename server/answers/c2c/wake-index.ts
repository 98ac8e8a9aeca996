// Wakes the markets that the index of a pair is made of, so that nobody meets a price from before.
import type { MarketListing } from '#server/engine/listings.ts';
import type { VenueRooms } from '../rooms.ts';

export const wakeIndex = (
  { coin, quote }: { readonly coin: string; readonly quote: string },
  {
    listings,
    waking,
  }: { readonly listings: Pick<VenueRooms['listings'], 'marketOf'>; readonly waking: Pick<VenueRooms['waking'], 'wake'> },
): Promise<void> => {
  const markets = [coin, quote].map((one) => listings.marketOf(`${one}USDT`));
  return waking.wake(markets.filter((market): market is MarketListing => market !== undefined));
};

/** The same of an advert that is there. */
export async function wakeAdvert(
  advertId: number,
  { adverts, ...rooms }: Parameters<typeof wakeIndex>[1] & { readonly adverts: Pick<VenueRooms['adverts'], 'find'> },
): Promise<void> {
  const found = await adverts.find(advertId);
  if (found !== null) await wakeIndex(found.advert, rooms);
}
