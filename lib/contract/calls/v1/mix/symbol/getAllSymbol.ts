// Every market. A client that names the hash it knows gets the list only when it has changed.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotMarket } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { shortText } from '../../../../wire/fields.ts';

export const getAllSymbols = defineCall({
  name: 'getAllSymbols',
  method: 'GET',
  path: 'v1/mix/symbol/getAllSymbol',
  access: 'public',
  rateClass: 'read',
  request: reading({ md5: z.optional(shortText), region: z.optional(shortText), locale: z.optional(shortText) }),
  response: z.object({
    md5: z.string(),
    /** Null: the hash still holds. */
    symbols: z.nullable(z.array(spotMarket)),
  }),
  errors: [],
});
