// Turn a position around at market: close what there is and open as much on the other side.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../call.ts';
import { batchResult } from '../../../../wire/orders/batch-result.ts';
import { changing } from '../../../../wire/body.ts';
import { positionName } from '../../../../wire/contract-fields.ts';
import { contractOrderErrors } from '../../../../wire/orders/contract-order.ts';
import { whole } from '../../../../wire/fields.ts';

export const reversePosition = defineCall({
  name: 'reversePosition',
  path: 'v1/mcp/order/backContract',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'contracts', rateClass: 'trade' }),
  request: changing({ ...positionName, enterPointSource: z.optional(whole(1, 4)) }),
  /** One order of twice the size, in hedge mode too: done in whole, or refused in whole with the position as it was. */
  response: batchResult,
  errors: contractOrderErrors,
});
