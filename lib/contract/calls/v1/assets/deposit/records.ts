// The user's deposits, newest first, those on their way included.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';
import { pageAnswer, rowPageFields } from '#lib/contract/wire/list-fields.ts';

const depositRecord = z.object({
  depositId: z.string(),
  coin: z.string(),
  network: z.string(),
  address: z.string(),
  amount: decimalText,
  transactionId: z.string(),
  confirmations: z.number(),
  requiredConfirmations: z.number(),
  /** confirmed: deep enough, about to be credited. lost: undone by the network before. reversed: undone after; taken back, or owed. */
  status: z.enum(['pending', 'confirmed', 'credited', 'lost', 'reversed']),
  createTimeMs: z.number(),
  creditTimeMs: z.nullable(z.number()),
});
export type DepositRecord = z.output<typeof depositRecord>;

export const getDeposits = defineCall({
  name: 'getDeposits',
  path: 'v1/assets/deposit/records',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'read' }),
  request: reading({ coin: z.optional(coin), ...rowPageFields }),
  response: pageAnswer(depositRecord),
  errors: ['unknownCoin'],
});
