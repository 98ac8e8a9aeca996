// The spread of one size over several limit orders: the fields that scaled orders of spot and of contracts share.
import * as z from 'zod/mini';

import { amount, whole } from '../fields.ts';

export const scaledFields = {
  startPrice: amount,
  endPrice: amount,
  orderCount: whole(2, 40),
  /** Size of the last order over that of the first, 0.1 to 10. Absent: 1, all alike. */
  sizeSkew: z.optional(amount),
  timeInForceValue: z._default(z.literal([0, 1], { error: 'must be 0 (until cancelled) or 1 (maker-only)' }), 0),
};
