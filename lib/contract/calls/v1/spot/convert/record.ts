// The conversions so far, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { conversion } from '#lib/contract/money/convert.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';
import { pageAnswer, pageFields, timeSpan } from '#lib/contract/wire/list-fields.ts';

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
