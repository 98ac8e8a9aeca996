// Who is logged in. For a visitor the answer is the not-logged-in code, which is no failure here.
import * as z from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { reading } from '../../../../wire/body.ts';

const response = z.object({
  userInfo: z.object({
    userId: z.string(),
    /** Of copy trading: empty for everybody who is no trader there. */
    traderIdentities: z.array(z.string()),
  }),
  userName: z.string(),
  /** A sub-account. */
  childFlag: z.boolean(),
  /** 0: not in demo trading. */
  demoUType: z.number(),
  userAvatar: z.string(),
  papTradingFlag: z.boolean(),
  utaPapTradingFlag: z.boolean(),
  accountShow: z.object({ watermarkOpen: z.boolean() }),
  showSpotTrace: z.boolean(),
  feeTagList: z.array(z.string()),
});
export type UserInfo = z.output<typeof response>;

export const userInfo = defineCall({
  name: 'userInfo',
  method: 'POST',
  path: 'v1/user/overview/userinfo',
  access: 'user',
  rateClass: 'read',
  request: reading({}),
  response: response,
  errors: [],
});
