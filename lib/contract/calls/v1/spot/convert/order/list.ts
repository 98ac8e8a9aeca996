// Orders that convert: those that stand, or those that are over; newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { convertOrder } from '../../../../../money/convert.ts';
import { reading } from '../../../../../wire/body.ts';
import { pageAnswer, pageFields } from '../../../../../wire/list-fields.ts';

export const getConvertOrders = defineCall({
  name: 'getConvertOrders',
  path: 'v1/spot/convert/order/list',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ state: z.enum(['open', 'over'], { error: 'must be open or over' }), ...pageFields }),
  response: pageAnswer(convertOrder),
});
