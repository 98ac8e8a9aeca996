// The settings that all contracts of a line share, and the limits of orders in them.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const getContractCommonConfig = defineCall({
  name: 'getContractCommonConfig',
  path: 'v1/mcp/contract/queryContractCommonConfig',
  ...fromAnybody('read'),
  /** Without a line: all. */
  request: reading({ businessLine: z.optional(contractLine) }),
  response: z.object({
    /** The limit of open orders in one contract, per user. */
    openOrderLimit: z.number(),
    openPlanLimit: z.number(),
    batchLimit: z.number(),
    /** The callback rates of trailing plans, as shares. */
    minCallbackRate: decimalText,
    maxCallbackRate: decimalText,
    lines: z.array(
      z.object({
        businessLine: z.number(),
        /** usdt, usd, usdc, susdt, susd, susdc: in addresses and channel keys. */
        key: z.string(),
        /** Play money. */
        isDemo: z.boolean(),
        form: z.enum(['linear', 'coin', 'inverse']),
        quoteCoin: z.string(),
        marginCoins: z.array(z.string()),
      }),
    ),
  }),
});
