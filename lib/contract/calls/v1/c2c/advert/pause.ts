// Takes an advert of one's own offline until it is resumed. Orders that were made on it go on.
import { advertId } from '#lib/contract/c2c/advert-terms.ts';
import { ownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const pauseAdvert = defineCall({
  name: 'pauseAdvert',
  path: 'v1/c2c/advert/pause',
  ...fromUser({ audience: 'registered', scope: 'trade', opens: 'nothing', rateClass: 'trade', staysWhenFrozen: true }),
  request: changing({ advertId }),
  response: ownAdvert,
  errors: ['unknownAdvert', 'advertClosed'],
});
