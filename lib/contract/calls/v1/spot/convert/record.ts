// The conversions so far, newest first.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { conversion } from '../../../../money/convert.ts';
import { reading } from '../../../../wire/body.ts';
import { pageAnswer, pageFields } from '../../../../wire/contract-list-fields.ts';
import { coin } from '../../../../wire/fields.ts';
import { timeSpan } from '../../../../wire/list-fields.ts';

/** `coin`: on either side. */
export const conversionFilter = { coin: z.optional(coin), ...timeSpan };

export const getConversions = defineCall({
  name: 'getConversions',
  method: 'POST',
  path: 'v1/spot/convert/record',
  access: 'user',
  audience: 'everybody',
  rateClass: 'read',
  request: reading({ ...conversionFilter, ...pageFields }),
  response: pageAnswer(conversion),
  errors: ['unknownCoin', 'pageNotInteger'],
});
