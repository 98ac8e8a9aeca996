// A balance, explained: what all movements of each cause have done to it. Over all causes they are the balance, to the unit.
import * as z from 'zod/mini';

import { walletKindIds } from '#lib/contract/accounts/account-kinds.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin } from '#lib/contract/wire/fields.ts';

const causeSum = z.object({
  cause: z.string(),
  movements: z.number(),
  available: signedText,
  frozen: signedText,
});

export const explainBalance = defineCall({
  name: 'explainBalance',
  path: 'v1/assets/explain',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ account: z.enum(walletKindIds, { error: 'is not known' }), coin }),
  response: z.object({
    /** As the last movement left them. */
    available: signedText,
    frozen: signedText,
    sums: z.array(causeSum),
    /** The parts of it that are held just now, by purpose; parts of nothing are left out. */
    held: z.array(z.object({ purpose: z.enum(HoldPurpose), amount: decimalText })),
    /** True if the sums come to the balance, to the unit: anything else is a fault of the exchange's. */
    agrees: z.boolean(),
  }),
  errors: ['unknownCoin'],
});
