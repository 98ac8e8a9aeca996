// Orders that convert: those that stand, or those that are over; newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { convertOrder } from '#lib/contract/money/convert.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pageAnswer, pageFields } from '#lib/contract/wire/list-fields.ts';

export const getConvertOrders = defineCall({
  name: 'getConvertOrders',
  path: 'v1/spot/convert/order/list',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ state: z.enum(['open', 'over'], { error: 'must be open or over' }), ...pageFields }),
  response: pageAnswer(convertOrder),
});
