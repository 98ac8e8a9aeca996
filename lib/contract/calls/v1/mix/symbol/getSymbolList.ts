// The markets of one business line; a line without markets has none.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { spotMarket } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { whole } from '../../../../wire/fields.ts';

export const getSymbols = defineCall({
  name: 'getSymbols',
  method: 'POST',
  path: 'v1/mix/symbol/getSymbolList',
  access: 'public',
  rateClass: 'read',
  request: reading({ businessLine: whole(1, 99) }),
  response: z.object({ symbols: z.array(spotMarket) }),
  errors: [],
});
