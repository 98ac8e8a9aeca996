// Gives an advert of one's own new terms, all of them, for orders to come. Side and pair stay.
import { advertErrors, advertId, advertTerms, advertVersion } from '#lib/contract/c2c/advert-terms.ts';
import { ownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const editAdvert = defineCall({
  name: 'editAdvert',
  path: 'v1/c2c/advert/edit',
  ...fromUser({ audience: 'registered', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  /** `version`: the one that is edited. */
  request: changing({ advertId, version: advertVersion, ...advertTerms }),
  response: ownAdvert,
  errors: [...advertErrors, 'unknownAdvert', 'advertClosed', 'advertChanged'],
});
