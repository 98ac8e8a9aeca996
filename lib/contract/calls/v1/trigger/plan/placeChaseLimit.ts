// Place a chase limit: an order that rests at the best price of its side and follows it, up to a bound and a number of moves.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, flag, whole } from '#lib/contract/wire/fields.ts';
import { planPlacingFields } from '#lib/contract/wire/orders/order-fields.ts';
import { contractPlanErrors, planErrors, planResult } from '#lib/contract/wire/orders/plan-result.ts';

export const placeChaseLimit = defineCall({
  name: 'placeChaseLimit',
  path: 'v1/trigger/plan/placeChaseLimit',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'market', rateClass: 'trade' }),
  request: changing({
    ...planPlacingFields,
    /** The bound: the highest price of a buy, the lowest of a sell. */
    delegatePrice: amount,
    /** So often it may be moved; absent: as often as an order may be. */
    maxMoves: z.optional(whole(1, 500)),
    /** For contracts, one-way: it may only make a position smaller. Two words for the same. */
    onlyLow: z.optional(flag),
    isReducePosition: z.optional(flag),
  }),
  response: planResult,
  errors: [
    ...planErrors,
    ...contractPlanErrors,
    'invalidMoves',
    'chaseBoundPassed',
    'noLiquidity',
    'priceHigh',
    'priceLow',
    'openOrderLimit',
  ],
});
