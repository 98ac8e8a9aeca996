// The operator opens all markets of the live venue, leaves only cancelling in them, or halts them.
import * as z from 'zod/mini';

import { defineCall, fromOperator } from '#lib/contract/call.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { changing } from '#lib/contract/wire/body.ts';

export const setAllMarketStates = defineCall({
  name: 'setAllMarketStates',
  path: 'v1/operator/market/all',
  ...fromOperator('funding'),
  request: changing({ state: z.enum(MarketState, { error: `must be one of ${Object.values(MarketState).join(', ')}` }) }),
  /** Markets that were in another state, and those that the exchange would not change. */
  response: z.object({ changed: z.number(), refused: z.array(z.string()) }),
  errors: ['unavailable'],
});
