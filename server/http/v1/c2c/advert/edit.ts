// Gives an advert new terms.
import { editAdvert } from '#lib/contract/calls/v1/c2c/advert/edit.ts';
import { identityRefusal } from '#server/answers/c2c/identity-refusal.ts';
import { ownAnswer, termsOf } from '#server/answers/c2c/told-advert.ts';
import { wakeAdvert } from '#server/answers/c2c/wake-index.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveEditAdvert = serveUser(
  editAdvert,
  ['adverts', 'identities', 'listings', 'waking'],
  async ({ advertId, version, languageType: _language, ...terms }, session, { adverts, identities, ...rooms }) => {
    const refused = await identityRefusal(session, identities);
    if (refused !== null) return refused;
    await wakeAdvert(Number(advertId), { adverts, ...rooms });
    return ownAnswer(await adverts.edit(session.userId, Number(advertId), version, termsOf(terms)));
  },
);
