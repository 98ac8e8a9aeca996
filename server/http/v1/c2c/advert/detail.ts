// Tells one advert as a taker may see it.
import { getAdvert } from '#lib/contract/calls/v1/c2c/advert/detail.ts';
import { toShownAdverts } from '#server/answers/c2c/shown-adverts.ts';
import { wakeAdvert } from '#server/answers/c2c/wake-index.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveGetAdvert = servePublic(
  getAdvert,
  ['adverts', 'listings', 'waking', 'now'],
  async ({ advertId }, { adverts, now, ...rooms }) => {
    await wakeAdvert(Number(advertId), { adverts, ...rooms });
    const found = await adverts.find(Number(advertId));
    const [shown] = found === null ? [] : await toShownAdverts([found], adverts, now());
    return shown ?? refuse('unknownAdvert');
  },
);
