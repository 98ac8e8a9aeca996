// Every market; nothing but the hash again when the caller’s copy is still good.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotMarket } from '../../../../market.ts';

export const getAllSymbolCall = defineCall({
  name: 'getAllSymbol',
  method: 'GET',
  path: 'v1/mix/symbol/getAllSymbol',
  access: 'public',
  rateClass: 'read',
  request: z.object({ md5: z._default(z.string().check(z.maxLength(64)), ''), region: z.optional(z.string()), locale: z.optional(z.string()) }),
  response: z.object({ md5: z.string(), unchanged: z.boolean(), symbols: z.array(spotMarket) }),
  errors: [],
});
