// The conversions so far, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { conversion } from '../../../../money/convert.ts';
import { reading } from '../../../../wire/body.ts';
import { coin } from '../../../../wire/fields.ts';
import { pageAnswer, pageFields, timeSpan } from '../../../../wire/list-fields.ts';

/** `coin`: on either side. */
export const conversionFilter = { coin: z.optional(coin), ...timeSpan };

export const getConversions = defineCall({
  name: 'getConversions',
  path: 'v1/spot/convert/record',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ ...conversionFilter, ...pageFields }),
  response: pageAnswer(conversion),
  errors: ['unknownCoin'],
});
