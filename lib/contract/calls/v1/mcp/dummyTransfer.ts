// Give oneself play money for the demo lines: it arrives in the futures wallet, up to what one may hold of the coin.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { amount, coin } from '#lib/contract/wire/fields.ts';

export const giveDemoFunds = defineCall({
  name: 'giveDemoFunds',
  path: 'v1/mcp/dummyTransfer',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'funding' }),
  request: changing({
    /** One that only demo lines use: SUSDT, SBTC. */
    coin,
    /** Absent: as much as one may still have. */
    amount: z.optional(amount),
  }),
  /** The amount that was given, and the most that one may hold: about 100,000 dollars' worth. */
  response: z.object({ coin: z.string(), amount: decimalText, maximum: decimalText }),
  errors: ['unknownCoin', 'demoFundsLimit', 'noMarkPrice'],
});
