// The markets of one business line; a line without markets has none.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '../../../../call.ts';
import { anyMarket } from '../../../../wire/any-market.ts';
import { reading } from '../../../../wire/body.ts';
import { whole } from '../../../../wire/fields.ts';

export const getSymbols = defineCall({
  name: 'getSymbols',
  path: 'v1/mix/symbol/getSymbolList',
  ...fromAnybody('read'),
  request: reading({ businessLine: whole(1, 99) }),
  response: z.object({ symbols: z.array(anyMarket) }),
});
