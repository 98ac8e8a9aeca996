// Lists what others have said of an advertiser.
import { getAdvertiserRatings } from '#lib/contract/calls/v1/c2c/advertiser/ratings.ts';
import { toShownRating } from '#server/answers/c2c/told-rating.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveGetAdvertiserRatings = servePublic(
  getAdvertiserRatings,
  ['c2cOrders'],
  async ({ advertId, idLessThan, pageSize: limit = usualPage }, { c2cOrders }) => {
    const before = idLessThan === undefined ? null : Number(idLessThan);
    const found = await c2cOrders.ratingsOf(Number(advertId), { before, limit });
    if (found === null) return refuse('unknownAdvert');
    return {
      list: found.map(({ row, nickname }) => ({ ...toShownRating(row), nickname })),
      nextId: pageEnd(found, limit, ({ row }) => String(row.orderId)),
    };
  },
);
