// The coins that users send each other, as the wire carries them.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { asText } from '../wire/fields.ts';

/** An e-mail address, or the id of a user. */
export const receiverName = asText
  .check(z.trim(), z.regex(/^([A-Za-z0-9_-]{8,64}|[^\s@]{1,64}@[^\s@]{1,190})$/, 'must be the id of a user or an e-mail address'));

export const internalTransfer = z.object({
  transferId: z.string(),
  direction: z.enum(['sent', 'received']),
  coin: z.string(),
  amount: decimalText,
  /** The other side's e-mail address, most of it hidden. */
  counterpart: z.string(),
  createTimeMs: z.number(),
});
export type InternalTransfer = z.output<typeof internalTransfer>;
