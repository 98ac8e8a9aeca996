// Levels and what each asks and gives.
import * as z from 'zod/mini';

import { defineCall } from '../../../../../call.ts';
import { decimalText } from '../../../../../market.ts';
import { reading } from '../../../../../wire/body.ts';

export const getVipRules = defineCall({
  name: 'getVipRules',
  method: 'POST',
  path: 'v1/mix/vip/landingPage/getVipRulesConfig',
  access: 'public',
  rateClass: 'read',
  request: reading({}),
  response: z.object({
    list: z.array(
      z.object({
        level: z.number(),
        minimumTurnover: decimalText,
        minimumAssets: decimalText,
        makerFeeRate: z.string(),
        takerFeeRate: z.string(),
        dailyWithdrawal: decimalText,
      }),
    ),
  }),
  errors: [],
});
