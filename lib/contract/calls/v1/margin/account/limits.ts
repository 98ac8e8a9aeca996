// The amount of a coin that could be borrowed in a margin wallet just now, and the amount that could be taken out of it.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { marginMode } from '#lib/contract/margin.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { coin, symbolId } from '#lib/contract/wire/fields.ts';

export const getMarginLimits = defineCall({
  name: 'getMarginLimits',
  path: 'v1/margin/account/limits',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  /** symbolId: of an isolated wallet. */
  request: reading({ marginMode, symbolId: z.optional(symbolId), coin }),
  response: z.object({ maxBorrowable: decimalText, maxTransferable: decimalText }),
  errors: ['symbolNotOpen', 'unknownCoin'],
});
