// Lists the adverts that can be taken now.
import { getAdverts } from '#lib/contract/calls/v1/c2c/advert/list.ts';
import { toShownAdverts } from '#server/answers/c2c/shown-adverts.ts';
import { wakeIndex } from '#server/answers/c2c/wake-index.ts';
import { rowsBefore, usualPage } from '#server/answers/lists/paging.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveGetAdverts = servePublic(
  getAdverts,
  ['adverts', 'listings', 'waking', 'now'],
  async ({ side, coin, quote, amount = null, schemes, pageNo, pageSize = usualPage }, { adverts, now, ...rooms }) => {
    const refused = adverts.refusePair({ coin, quote });
    if (refused !== null) return refuse(refused.refused, refused.params);
    await wakeIndex({ coin, quote }, rooms);
    const skip = rowsBefore({ pageNo, pageSize });
    const { list, hasMore } = await adverts.list({ side, coin, quote, amount, schemes, skip, limit: pageSize });
    return { list: await toShownAdverts(list, adverts, now()), hasMore, index: adverts.indexOf({ coin, quote }) };
  },
);
