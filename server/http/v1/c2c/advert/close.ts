// Ends an advert for good.
import { closeAdvert } from '#lib/contract/calls/v1/c2c/advert/close.ts';
import { ownAnswer } from '#server/answers/c2c/told-advert.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCloseAdvert = serveUser(closeAdvert, ['adverts'], async ({ advertId }, { userId }, { adverts }) =>
  ownAnswer(await adverts.close(userId, Number(advertId))),
);
