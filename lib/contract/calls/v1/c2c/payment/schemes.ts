// The schemes by which people of the marketplace pay each other: those of one currency, or all.
import * as z from 'zod/mini';

import { paymentFieldKinds } from '#lib/contract/c2c/payment/field-kinds.ts';
import { paymentSchemeIds } from '#lib/contract/c2c/payment/schemes.ts';
import { fiats } from '#lib/contract/c2c/fiats.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';

const choice = z.object({
  value: z.string(),
  /** Null where languages name it. */
  name: z.nullable(z.string()),
});

export const getPaymentSchemes = defineCall({
  name: 'getPaymentSchemes',
  path: 'v1/c2c/payment/schemes',
  ...fromAnybody('read'),
  request: reading({ currency: z.optional(z.enum(fiats, { error: 'must be a currency of the marketplace' })) }),
  response: z.object({
    list: z.array(
      z.object({
        scheme: z.enum(paymentSchemeIds),
        name: z.string(),
        currencies: z.array(z.enum(fiats)),
        fields: z.array(
          z.object({
            kind: z.enum(paymentFieldKinds),
            needed: z.boolean(),
            /** Null: written, not chosen. */
            choices: z.nullable(z.array(choice)),
          }),
        ),
      }),
    ),
  }),
});
