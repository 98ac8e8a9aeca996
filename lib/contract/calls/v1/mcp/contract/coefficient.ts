// The shares by which the exchange judges the contracts of a line: how far prices and rates may go, and what endings cost.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const getCoefficients = defineCall({
  name: 'getCoefficients',
  path: 'v1/mcp/contract/coefficient',
  ...fromAnybody('read', 'GET'),
  request: reading({ businessLine: contractLine }),
  response: z.object({
    list: z.array(
      z.object({
        symbolId: z.string(),
        /** The greatest distance of a limit price from the index. */
        priceBandRate: decimalText,
        /** The greatest distance of the mark price from the index. */
        premiumCapRate: decimalText,
        /** The greatest distance of a funding rate from zero; '0' of a contract that is delivered. */
        fundingCapRate: decimalText,
        /** The fee as a share of the value that is liquidated, and of the value that is delivered. */
        liquidationFeeRate: decimalText,
        deliveryFeeRate: decimalText,
      }),
    ),
  }),
});
