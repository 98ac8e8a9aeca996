// Change what a copy does in one market: from the leader's next order on.
import * as z from 'zod/mini';

import { botResult } from '#lib/contract/bots/bot.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors, termsErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing, priceOrNone } from '#lib/contract/wire/bots/bot-fields.ts';
import { flag, symbolId } from '#lib/contract/wire/fields.ts';

export const updateTrackingPlan = defineCall({
  name: 'updateTrackingPlan',
  path: 'v1/trigger/tracking/updateTrackingPlan',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({
    ...instructing,
    symbolId,
    /** true: openings there are not copied. */
    isLeftOut: z.optional(flag),
    /** Shares of the average price; null: none. What is left out stays. */
    targetProfit: priceOrNone,
    targetLoss: priceOrNone,
    /** The value of a position is at most this; null: no limit. */
    maxAmount: priceOrNone,
  }),
  response: botResult,
  errors: [...instructingErrors, ...termsErrors, 'termOutOfRange'],
});
