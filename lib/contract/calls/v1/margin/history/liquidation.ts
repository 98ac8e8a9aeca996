// Why a margin wallet was liquidated, and all that was done: judged at which prices, what was traded and repaid, what the fund took.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { marginRecord } from '#lib/contract/margin.ts';
import { decimalText } from '#lib/contract/market.ts';
import { spotFill } from '#lib/contract/order.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { asText } from '#lib/contract/wire/fields.ts';

const coinAmount = z.object({ coin: z.string(), amount: decimalText });

export const getMarginLiquidation = defineCall({
  name: 'getMarginLiquidation',
  path: 'v1/margin/history/liquidation',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** id: of the record in the list of liquidations. */
  request: reading({ id: asText.check(z.regex(/^\d{1,18}$/, 'must be the id of a record')) }),
  response: z.object({
    liquidation: marginRecord,
    /** Index prices, in the coin that the wallet is counted in. */
    prices: z.array(z.object({ symbolId: z.string(), symbol: z.string(), price: decimalText })),
    /** Oldest first. */
    fills: z.array(spotFill),
    repayments: z.array(marginRecord),
    /** The coins that went to the insurance fund, its fee included. */
    taken: z.array(coinAmount),
  }),
  errors: ['unknownLiquidation'],
});
