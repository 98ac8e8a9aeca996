// Set the leverage of an isolated margin wallet. Opens the wallet when there is none.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { symbolId, whole } from '#lib/contract/wire/fields.ts';

export const setMarginLeverage = defineCall({
  name: 'setMarginLeverage',
  path: 'v1/margin/account/leverage',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ symbolId, leverage: whole(1, 125) }),
  response: z.object({ symbolId: z.string(), leverage: z.number() }),
  errors: ['symbolNotOpen', 'notMargined', 'invalidLeverage', 'marginNotEnough'],
});
