// The pairs that can be arbitraged, with their limits.
import * as z from 'zod/mini';

import { arbitrageConfigPair } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getArbitrageConfig = defineCall({
  name: 'getArbitrageConfig',
  path: 'v1/trigger/strategy/arbitrage/config',
  ...fromAnybody('read'),
  request: reading({ symbolId: z.optional(symbolId) }),
  response: z.object({
    /** By which leverage and settlements are bounded. */
    maxLeverage: z.number(),
    maxAprSettlements: z.number(),
    /** Days over which costs are spread in net figures. */
    holdDays: z.number(),
    list: z.array(arbitrageConfigPair),
  }),
  errors: ['symbolNotOpen', 'marketWithoutBots'],
});
