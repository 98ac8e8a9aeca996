// Publishes an advert.
import { publishAdvert } from '#lib/contract/calls/v1/c2c/advert/publish.ts';
import { identityRefusal } from '#server/answers/c2c/identity-refusal.ts';
import { ownAnswer, termsOf } from '#server/answers/c2c/told-advert.ts';
import { wakeIndex } from '#server/answers/c2c/wake-index.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePublishAdvert = serveUser(
  publishAdvert,
  ['adverts', 'identities', 'listings', 'waking'],
  async ({ side, coin, quote, online, languageType: _language, ...terms }, session, { adverts, identities, ...rooms }) => {
    const refused = await identityRefusal(session, identities);
    if (refused !== null) return refused;
    await wakeIndex({ coin, quote }, rooms);
    return ownAnswer(await adverts.publish(session.userId, { side, coin, quote }, termsOf(terms), online));
  },
);
