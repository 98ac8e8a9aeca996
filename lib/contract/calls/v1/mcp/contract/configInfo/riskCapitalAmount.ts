// The insurance fund's balance of each margin coin.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const getInsuranceAmounts = defineCall({
  name: 'getInsuranceAmounts',
  path: 'v1/mcp/contract/configInfo/riskCapitalAmount',
  ...fromAnybody('read'),
  request: reading({ businessLine: z.optional(contractLine) }),
  response: z.object({
    list: z.array(
      z.object({
        coin: z.string(),
        amount: signedText,
        /** Null where no market tells. */
        usdtValue: z.nullable(decimalText),
      }),
    ),
  }),
});
