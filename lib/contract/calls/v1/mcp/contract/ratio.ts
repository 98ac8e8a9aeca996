// The rates of opening in a contract, charged and assumed beyond its price: as shares.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractName } from '#lib/contract/wire/contract-fields.ts';

export const getContractRatio = defineCall({
  name: 'getContractRatio',
  path: 'v1/mcp/contract/ratio',
  ...fromAnybody('read'),
  request: reading(contractName),
  /** An order takes value ÷ leverage × (1 + openCostUpRatio) + value × feeRate × (1 + feeRateUpRatio). */
  response: z.object({
    symbolId: z.string(),
    openCostUpRatio: decimalText,
    /** The fee rate of takers. */
    feeRate: decimalText,
    makerFeeRate: decimalText,
    feeRateUpRatio: decimalText,
  }),
  errors: ['symbolNotOpen'],
});
