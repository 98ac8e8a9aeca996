// Levels: what an account must be worth to reach each, and what it gives.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

const levelFee = z.object({
  /** The business line: 1 for spot, 10 to 12 for futures. */
  businessLine: z.number(),
  /** Shares. The dearest of the line: what its markets charge stands in their own rules. */
  makerFeeRate: decimalText,
  takerFeeRate: decimalText,
});

const vipRule = z.object({
  /** From 0, which everybody has. */
  level: z.number(),
  /** In USDT: what an account must be worth. */
  minimumAssets: decimalText,
  /** In USDT, of any 24 hours. */
  dailyWithdrawal: decimalText,
  /** As trades are charged: today a market charges every level alike. */
  fees: z.array(levelFee),
  /** The interest of each coin that is lent: a day's interest as a share. */
  interest: z.array(z.object({ coin: z.string(), dailyRate: decimalText })),
});
export type VipRule = z.output<typeof vipRule>;

export const getVipRules = defineCall({
  name: 'getVipRules',
  path: 'v1/mix/vip/landingPage/getVipRulesConfig',
  ...fromAnybody('read'),
  response: z.object({ list: z.array(vipRule) }),
});
