// Lists one's own adverts.
import { getMyAdverts } from '#lib/contract/calls/v1/c2c/advert/mine.ts';
import { toOwnAdvert } from '#server/answers/c2c/told-advert.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveGetMyAdverts = serveUser(
  getMyAdverts,
  ['adverts'],
  async ({ idLessThan, pageSize: limit = usualPage, state = null }, { userId }, { adverts }) => {
    const list = await adverts.mine(userId, { before: idLessThan === undefined ? null : Number(idLessThan), limit, state });
    return { list: list.map(toOwnAdvert), nextId: pageEnd(list, limit, ({ advert }) => String(advert.advertId)) };
  },
);
