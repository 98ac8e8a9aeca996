// Puts a paused advert of one's own online again.
import { advertId } from '#lib/contract/c2c/advert-terms.ts';
import { ownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const resumeAdvert = defineCall({
  name: 'resumeAdvert',
  path: 'v1/c2c/advert/resume',
  ...fromUser({ audience: 'registered', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({ advertId }),
  response: ownAdvert,
  errors: ['identityInProcess', 'noPermission', 'unknownAdvert', 'advertClosed', 'advertPairOnline', 'priceHigh', 'priceLow'],
});
