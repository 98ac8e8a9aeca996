// The user's icebergs that are filled or cancelled, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { spotOrder } from '../../../../../order.ts';
import { reading } from '../../../../../wire/body.ts';
import { symbolId } from '../../../../../wire/fields.ts';
import { pageAnswer, numberedPageFields } from '../../../../../wire/list-fields.ts';

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
