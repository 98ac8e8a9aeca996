// The coins that users send each other, as the wire carries them.
import * as z from 'zod/mini';

import { readEmail } from '../accounts/email-address.ts';
import { decimalText } from '../market.ts';
import { asText } from '../wire/fields.ts';

const userId = /^[A-Za-z0-9_-]{8,64}$/;

/** An e-mail address, or the id of a user; null: neither. */
export function readReceiver(text: string): string | null {
  if (userId.test(text)) return text;
  const read = readEmail(text);
  return 'email' in read ? read.email : null;
}

export const receiverName = z.pipe(
  asText.check(
    z.trim(),
    z.refine((text) => readReceiver(text) !== null, 'must be the id of a user or an e-mail address'),
  ),
  z.transform((text: string) => readReceiver(text) ?? text),
);

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
