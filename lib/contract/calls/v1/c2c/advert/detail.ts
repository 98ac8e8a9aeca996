// Tells one advert as a taker may see it, also one that cannot be taken now.
import { advertId } from '#lib/contract/c2c/advert-terms.ts';
import { shownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getAdvert = defineCall({
  name: 'getAdvert',
  path: 'v1/c2c/advert/detail',
  ...fromAnybody('read'),
  request: reading({ advertId }),
  response: shownAdvert,
  errors: ['unknownAdvert'],
});
