// Takes an advert offline until it is resumed.
import { pauseAdvert } from '#lib/contract/calls/v1/c2c/advert/pause.ts';
import { ownAnswer } from '#server/answers/c2c/told-advert.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePauseAdvert = serveUser(pauseAdvert, ['adverts'], async ({ advertId }, { userId }, { adverts }) =>
  ownAnswer(await adverts.pause(userId, Number(advertId))),
);
