// Says once how an order went with the other one, when its coins are released.
import * as z from 'zod/mini';

import { c2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { rating, ratingWords } from '#lib/contract/c2c/rating-answer.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { orderId } from '#lib/contract/wire/fields.ts';

export const rateC2cOrder = defineCall({
  name: 'rateC2cOrder',
  path: 'v1/c2c/order/rate',
  ...fromUser({ audience: 'registered', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ orderId, rating, text: z._default(ratingWords, '') }),
  response: c2cOrderDetail,
  errors: ['unknownOrder', 'ratingNotOpen', 'orderRated', 'ratingText'],
});
