// Sums of all copies of a leader in one market: what they hold, and how large a copied order is. Nobody is named.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

const sizes = z.object({
  /** For each unit of the leader's order: multipliers, and copies by the ratio of equities. */
  perUnit: decimalText,
  /** Fixed quantities, in the base coin. */
  quantity: decimalText,
  /** Fixed amounts times leverage, in the quote coin. */
  notional: decimalText,
});

export const getCopiedSizes = defineCall({
  name: 'getCopiedSizes',
  path: 'v1/trigger/trace/leader/copied',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ symbolId }),
  response: z.object({
    copiers: z.number(),
    /** The leader may hold both sides of the contract; a copy has one, and follows the difference. */
    hedges: z.boolean(),
    /** The worth of all copies of the line, in USDT. */
    worth: decimalText,
    sizes,
    /** The positions of all copies in the market together, in the base coin; of spot what they hold. 0 one-way or long and short. */
    held: z.array(z.object({ holdSide: z.enum(['long', 'short']), quantity: decimalText, copies: z.number() })),
  }),
  errors: ['notLeading'],
});
