// What opening in a contract is charged, and thought to cost more than its price says: as shares.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { decimalText } from '../../../../market.ts';
import { reading } from '../../../../wire/body.ts';
import { contractName } from '../../../../wire/contract-fields.ts';

export const getContractRatio = defineCall({
  name: 'getContractRatio',
  method: 'POST',
  path: 'v1/mcp/contract/ratio',
  access: 'public',
  rateClass: 'read',
  request: reading(contractName),
  /** An order takes value ÷ leverage × (1 + openCostUpRatio) + value × feeRate × (1 + feeRateUpRatio). */
  response: z.object({
    symbolId: z.string(),
    openCostUpRatio: decimalText,
    /** Of takers. */
    feeRate: decimalText,
    makerFeeRate: decimalText,
    feeRateUpRatio: decimalText,
  }),
  errors: ['symbolNotOpen'],
});
