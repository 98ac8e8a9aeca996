// Turn a position around at market: close what there is and open as much on the other side.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { batchResult } from '../../../../wire/batch-result.ts';
import { changing } from '../../../../wire/body.ts';
import { positionName } from '../../../../wire/contract-fields.ts';
import { contractOrderErrors } from '../../../../wire/contract-order.ts';
import { whole } from '../../../../wire/fields.ts';

export const reversePosition = defineCall({
  name: 'reversePosition',
  method: 'POST',
  path: 'v1/mcp/order/backContract',
  access: 'user',
  rateClass: 'trade',
  request: changing({ ...positionName, enterPointSource: z.optional(whole(1, 4)) }),
  /**
   * One-way: one order of twice the size, done in whole or refused in whole. Hedge mode: the order that closes, then the one that opens
   * as much as was closed; when that one is refused the position stays closed, and its line says why.
   */
  response: batchResult,
  errors: contractOrderErrors,
});
