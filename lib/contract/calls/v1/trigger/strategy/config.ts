// The kinds of bots that there are, their limits, and the markets that they trade in.
import * as z from 'zod/mini';

import { botTermsKind } from '#lib/contract/bots/bot-terms.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { anyStrategyType } from '#lib/contract/wire/bots/bot-fields.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getStrategyConfig = defineCall({
  name: 'getStrategyConfig',
  path: 'v1/trigger/strategy/config',
  ...fromAnybody('read'),
  request: reading({ strategyType: z.optional(anyStrategyType), symbolId: z.optional(symbolId) }),
  response: z.object({
    kinds: z.array(
      z.object({
        strategyType: z.number(),
        /** The terms that it takes. */
        kind: botTermsKind,
        /** Bots of the kind that one user may run at a time. */
        runningLimit: z.number(),
        /** Bounds of its parts: intervals of a grid; orders of a martingale beyond the first. */
        fewest: z.number(),
        most: z.number(),
      }),
    ),
    markets: z.array(
      z.object({
        symbolId: z.string(),
        businessLine: z.number(),
        strategyTypes: z.array(z.number()),
        /** The coin that is put in and told in: the quote coin, of contracts the margin coin. */
        coin: z.string(),
        /** The least of one order, in the quote coin. */
        minOrderAmount: decimalText,
        maxLeverage: z.number(),
      }),
    ),
  }),
  errors: ['symbolNotOpen'],
});
