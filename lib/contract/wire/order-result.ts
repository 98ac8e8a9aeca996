// What a trader is told at once about an order that was taken.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';

export const orderResult = z.object({
  orderId: z.string(),
  clientOid: z.string(),
  /** Filled by this very call, in the base coin. */
  dealCount: decimalText,
});
