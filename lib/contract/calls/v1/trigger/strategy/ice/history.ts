// The user's icebergs that are filled or cancelled, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { spotOrder } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';
import { pageAnswer, numberedPageFields } from '#lib/contract/wire/list-fields.ts';

export const getIcebergHistory = defineCall({
  name: 'getIcebergHistory',
  path: 'v1/trigger/strategy/ice/history',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({
    /** Left out: of every market, spot and contracts. */
    symbolId: z.optional(symbolId),
    ...numberedPageFields,
  }),
  response: pageAnswer(spotOrder),
  errors: ['symbolNotOpen', 'pageNotInteger'],
});
