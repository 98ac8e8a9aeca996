// Lists the ratings of whoever published an advert, newest first.
import * as z from 'zod/mini';

import { advertId } from '#lib/contract/c2c/advert-terms.ts';
import { shownRating } from '#lib/contract/c2c/rating-answer.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pageAnswer, pageFields } from '#lib/contract/wire/list-fields.ts';

export const getAdvertiserRatings = defineCall({
  name: 'getAdvertiserRatings',
  path: 'v1/c2c/advertiser/ratings',
  ...fromAnybody('read'),
  request: reading({ advertId, ...pageFields }),
  response: pageAnswer(z.extend(shownRating, { /** The one who rates. */ nickname: z.string() })),
  errors: ['unknownAdvert'],
});
