// Publishes an advert of one's own, online at once unless it says otherwise. With real money an approved identity is needed.
import { advertErrors, advertPair, advertSide, advertTerms, startsOnline } from '#lib/contract/c2c/advert-terms.ts';
import { ownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const publishAdvert = defineCall({
  name: 'publishAdvert',
  path: 'v1/c2c/advert/publish',
  ...fromUser({ audience: 'registered', scope: 'trade', opens: 'coins', rateClass: 'trade' }),
  request: changing({ side: advertSide, ...advertPair, ...advertTerms, online: startsOnline }),
  response: ownAdvert,
  errors: [...advertErrors, 'unknownCoin', 'advertLimit', 'advertPairOnline'],
});
