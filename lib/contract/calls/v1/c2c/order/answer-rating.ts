// Answers once to the rating that the other one of an order has given.
import * as z from 'zod/mini';

import { c2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { ratingWords } from '#lib/contract/c2c/rating-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { orderId } from '#lib/contract/wire/fields.ts';

export const answerC2cRating = defineCall({
  name: 'answerC2cRating',
  path: 'v1/c2c/order/answer-rating',
  ...fromUser({ audience: 'registered', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ orderId, text: ratingWords.check(z.regex(/\S/u, 'must not be empty')) }),
  response: c2cOrderDetail,
  errors: ['unknownOrder', 'unknownRating', 'ratingAnswered', 'ratingText'],
});
