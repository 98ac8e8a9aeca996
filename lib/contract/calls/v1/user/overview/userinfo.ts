// The user who is logged in. For a visitor the answer is the not-logged-in code, which is no failure here.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { avatar } from '#lib/contract/wire/settings.ts';

const response = z.object({
  userInfo: z.object({
    userId: z.string(),
    /** The identities in copy trading: empty for everybody who is no trader there. */
    traderIdentities: z.array(z.string()),
  }),
  userName: z.string(),
  /** A sub-account. */
  childFlag: z.boolean(),
  /** The main account of a sub-account; null: it is a main account. */
  mainAccount: z.nullable(z.object({ userId: z.string(), userName: z.string() })),
  /** A sub-account that its main account has frozen: it can only look. Or an operator has frozen the main account. */
  frozen: z.boolean(),
  /** The operator's words to the main account; empty: no operator has frozen it. */
  frozenReason: z.string(),
  /** 0: not in demo trading. 1: in demo trading. 2: a guest, who knows nothing else. */
  demoUType: z.number(),
  /** As chosen in the settings. */
  userAvatar: avatar,
  papTradingFlag: z.boolean(),
  utaPapTradingFlag: z.boolean(),
  /** All wallets are one, in the world that is traded in. */
  unifiedAccountFlag: z.boolean(),
  accountShow: z.object({ watermarkOpen: z.boolean() }),
  showSpotTrace: z.boolean(),
  feeTagList: z.array(z.string()),
});
export type UserInfo = z.output<typeof response>;

export const userInfo = defineCall({
  name: 'userInfo',
  path: 'v1/user/overview/userinfo',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  response: response,
});
