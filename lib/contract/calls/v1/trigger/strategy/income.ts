// The income from one's published strategies: prices and profit shares, newest first, and their sums. Who has paid is never told.
import * as z from 'zod/mini';

import { strategyPayment, strategyPaymentSum } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pageAnswer, pageFields } from '#lib/contract/wire/list-fields.ts';

export const getStrategyIncome = defineCall({
  name: 'getStrategyIncome',
  path: 'v1/trigger/strategy/income',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ ...pageFields }),
  response: z.extend(pageAnswer(strategyPayment), {
    /** Sums of everything, not of the page alone. */
    sums: z.array(strategyPaymentSum),
  }),
});
