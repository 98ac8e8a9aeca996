// The fees and the limits of withdrawing, for this user and now.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { whitelistState } from '#lib/contract/money/withdrawal.ts';

const way = z.object({
  network: z.string(),
  /** In the coin, on top of what arrives. */
  fee: decimalText,
  /** The least amount taken from the account, fee included. */
  minimum: decimalText,
  confirmations: z.number(),
  hasMemo: z.boolean(),
  /** That an amount may have. */
  decimals: z.number(),
});

export const getWithdrawConfig = defineCall({
  name: 'getWithdrawConfig',
  path: 'v1/assets/withdraw/config',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'read' }),
  response: z.object({
    coins: z.array(z.object({ coin: z.string(), name: z.string(), networks: z.array(way) })),
    vipLevel: z.number(),
    /** In USDT, of any 24 hours. */
    dailyLimit: decimalText,
    dailyLeft: decimalText,
    /** After a change of the account's security; 0: nothing waits. */
    heldUntilMs: z.number(),
    /** The time by the venue's clock. */
    nowMs: z.number(),
    whitelist: whitelistState,
    /** The time that a new address waits. */
    addressDelayMs: z.number(),
  }),
});
