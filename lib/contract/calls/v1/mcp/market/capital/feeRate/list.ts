// Funding as it stands: what each perpetual of a line will be settled at as it looks now, and what it was settled at last.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';
import { symbolId } from '#lib/contract/wire/fields.ts';

export const getFundingRates = defineCall({
  name: 'getFundingRates',
  path: 'v1/mcp/market/capital/feeRate/list',
  ...fromAnybody('read'),
  request: reading({ businessLine: contractLine, symbolId: z.optional(symbolId) }),
  response: z.object({
    list: z.array(
      z.object({
        symbolId: z.string(),
        symbolCodeDisplayName: z.string(),
        /** A signed share: above zero longs pay. Null while nothing has been measured. */
        fundingRate: z.nullable(signedText),
        nextFundingTimeMs: z.number(),
        /** Null before the first. */
        lastFundingRate: z.nullable(signedText),
        lastSettleTimeMs: z.number(),
        fundingIntervalMs: z.number(),
        /** It is at most this far from zero. */
        fundingCapRate: decimalText,
        markPrice: z.nullable(decimalText),
        /** In the quote coin: how deep into the book the premium looks. */
        impactAmount: decimalText,
      }),
    ),
  }),
  errors: ['symbolNotOpen'],
});
