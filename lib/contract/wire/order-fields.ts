// The fields that every call which places something carries: where, which way, how much, under which name.
import * as z from 'zod/mini';

import { amount, clientOid, spotLine, symbolId, whole } from './fields.ts';

export const delegateType = z.literal([21, 22], { error: 'must be 21 (buy) or 22 (sell)' });
export const tradeUnit = z._default(z.enum(['base', 'quote'], { error: 'must be base or quote' }), 'base');
export const selfTradePrevention = z.optional(
  z.enum(['cancel-taker', 'cancel-maker', 'cancel-both'], { error: 'must be cancel-taker, cancel-maker or cancel-both' }),
);

export const placingFields = {
  symbolId,
  businessLine: z.optional(spotLine),
  delegateType,
  /** In the base coin, or in the quote coin: see tradeUnit where the call has one. */
  delegateCount: amount,
  clientOid: z.optional(clientOid),
  selfTradePrevention,
  enterPointSource: z.optional(whole(1, 4)),
};

/** A share of 1, as decimal text: 0.01 is one per cent. */
export const rate = amount;
