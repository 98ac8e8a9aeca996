// The answer that a trader gets at once about an order that was taken.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';

export const orderResult = z.object({
  orderId: z.string(),
  clientOid: z.string(),
  /** Filled by this very call, in the base coin. */
  dealCount: decimalText,
  /** The same in the quote coin. */
  dealAmount: decimalText,
  /** OrderStatus code after this call: 1 unmatched, 3 partly filled, 4 filled, 5 ended with something of it cancelled. */
  status: z.number(),
  /** Why it has ended with something of it unfilled (unfilled, self-trade); '' where it has not. */
  cancelReason: z.string(),
});
export type OrderResult = z.output<typeof orderResult>;
