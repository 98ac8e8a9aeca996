// Funding and prices of the pairs that can be arbitraged, the best by net income first, and what a named one was settled at.
import * as z from 'zod/mini';

import { arbitrageRate } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { settledFunding } from '#lib/contract/history/contract-history.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getArbitrageRates = defineCall({
  name: 'getArbitrageRates',
  path: 'v1/trigger/strategy/arbitrage/fundRatePrice',
  ...fromAnybody('read'),
  request: reading({ symbolId: z.optional(symbolId) }),
  response: z.object({
    list: z.array(arbitrageRate),
    /** Settlements of the named pair in the last thirty days, newest first; empty where none is named. */
    history: z.array(settledFunding),
  }),
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
