// The operator opens a market, leaves only cancelling in it, or halts it.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

const state = z.enum(MarketState, { error: `must be one of ${Object.values(MarketState).join(', ')}` });

export const setMarketState = defineCall({
  name: 'setMarketState',
  path: 'v1/operator/market/state',
  ...fromOperator('funding'),
  request: changing({ symbolId, state }),
  response: z.object({ symbol: z.string(), state }),
  errors: ['symbolNotOpen', 'unavailable'],
});
