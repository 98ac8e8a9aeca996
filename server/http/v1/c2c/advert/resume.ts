// Puts a paused advert online again.
import { resumeAdvert } from '#lib/contract/calls/v1/c2c/advert/resume.ts';
import { identityRefusal } from '#server/answers/c2c/identity-refusal.ts';
import { ownAnswer } from '#server/answers/c2c/told-advert.ts';
import { wakeAdvert } from '#server/answers/c2c/wake-index.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveResumeAdvert = serveUser(
  resumeAdvert,
  ['adverts', 'identities', 'listings', 'waking'],
  async ({ advertId }, session, { adverts, identities, ...rooms }) => {
    const refused = await identityRefusal(session, identities);
    if (refused !== null) return refused;
    await wakeAdvert(Number(advertId), { adverts, ...rooms });
    return ownAnswer(await adverts.resume(session.userId, Number(advertId)));
  },
);
