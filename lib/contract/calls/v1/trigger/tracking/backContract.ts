// Turn a leader's own position around, at the market: those who follow close with it and open on the other side.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { batchResult } from '#lib/contract/wire/orders/batch-result.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { positionName } from '#lib/contract/wire/contract-fields.ts';
import { contractOrderErrors } from '#lib/contract/wire/orders/contract-order.ts';
import { whole } from '#lib/contract/wire/fields.ts';

export const reverseTrackedPosition = defineCall({
  name: 'reverseTrackedPosition',
  path: 'v1/trigger/tracking/backContract',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'contracts', rateClass: 'trade' }),
  request: changing({ ...positionName, enterPointSource: z.optional(whole(1, 4)) }),
  /** One order of twice the size: done in whole, or refused in whole with the position as it was. */
  response: batchResult,
  errors: [...contractOrderErrors, 'unknownLeader'],
});
