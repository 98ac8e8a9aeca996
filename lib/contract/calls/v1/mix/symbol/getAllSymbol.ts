// Every market. A client that names the hash it knows gets the list only when it has changed.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { spotMarket } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { shortText } from '../../../../wire/fields.ts';

export const getAllSymbols = defineCall({
  name: 'getAllSymbols',
  path: 'v1/mix/symbol/getAllSymbol',
  ...fromAnybody('read', 'GET'),
  request: reading({ md5: z.optional(shortText), region: z.optional(shortText), locale: z.optional(shortText) }),
  response: z.object({
    md5: z.string(),
    /** Null: the hash still holds. */
    symbols: z.nullable(z.array(spotMarket)),
  }),
});
