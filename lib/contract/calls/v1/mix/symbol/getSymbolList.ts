// The markets of one business line; a line without markets has none.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { anyMarket } from '#lib/contract/wire/any-market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const getSymbols = defineCall({
  name: 'getSymbols',
  path: 'v1/mix/symbol/getSymbolList',
  ...fromAnybody('read'),
  request: reading({ businessLine: whole(1, 99) }),
  response: z.object({ symbols: z.array(anyMarket) }),
});
