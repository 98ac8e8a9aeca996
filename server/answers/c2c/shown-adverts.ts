// Adverts with those who published them, as others see them.
import type { ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import type { AdvertNow, Adverts } from '#server/services/c2c/adverts/adverts.ts';
import { toShownAdvert } from './told-advert.ts';

export async function toShownAdverts(list: readonly AdvertNow[], adverts: Pick<Adverts, 'traders'>, nowMs: number): Promise<ShownAdvert[]> {
  const traders = await adverts.traders([...new Set(list.map(({ advert }) => advert.userId))]);
  return list.flatMap((now) => {
    const trader = traders.get(now.advert.userId);
    return trader === undefined ? [] : [toShownAdvert(now, trader, nowMs)];
  });
}
