// Withdrawals as the wire carries them.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';

/** pending: waits for the code. review: the venue looks at it. sent: given to the network. reversed: undone by it later. */
const withdrawalStates = ['pending', 'review', 'sent', 'confirmed', 'failed', 'cancelled', 'reversed'] as const;

export const withdrawalRecord = z.object({
  withdrawalId: z.string(),
  coin: z.string(),
  network: z.string(),
  address: z.string(),
  /** '' for none. */
  memo: z.string(),
  /** The amount that arrives; the fee comes on top. */
  receiveAmount: decimalText,
  fee: decimalText,
  state: z.enum(withdrawalStates),
  /** Why it ended or waits, a word: requested, expired, wrong-codes, rejected, lost, undone, deposit-undone, approval; '' for nothing to say. */
  reason: z.string(),
  /** '' before it is sent. */
  transactionId: z.string(),
  confirmations: z.number(),
  requiredConfirmations: z.number(),
  createTimeMs: z.number(),
  updateTimeMs: z.number(),
});
export type WithdrawalRecord = z.output<typeof withdrawalRecord>;

export const keptAddress = z.object({
  addressId: z.string(),
  label: z.string(),
  coin: z.string(),
  network: z.string(),
  address: z.string(),
  memo: z.string(),
  createTimeMs: z.number(),
  /** Nothing is sent there before. */
  usableTimeMs: z.number(),
});
export type KeptAddress = z.output<typeof keptAddress>;

/** True if coins are sent only to addresses of the book, and when that ends; null: it stays. */
export const whitelistState = z.object({ on: z.boolean(), endsTimeMs: z.nullable(z.number()) });
