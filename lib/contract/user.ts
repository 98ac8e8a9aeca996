// The user as the screens know one.
import { z } from 'zod/mini';

export const userInfo = z.object({
  userInfo: z.object({ userId: z.string(), traderIdentities: z.array(z.string()) }),
  userName: z.string(),
  email: z.string(),
  userAvatar: z.string(),
  /** A sub-account. */
  childFlag: z.boolean(),
  demoUType: z.number(),
  /** Whether the user trades in the demo venue. */
  papTradingFlag: z.boolean(),
  utaPapTradingFlag: z.boolean(),
  accountShow: z.object({ watermarkOpen: z.boolean() }),
  showSpotTrace: z.boolean(),
  feeTagList: z.array(z.string()),
});
export type UserInfo = z.output<typeof userInfo>;

export const userSettings = z.object({
  /** Minutes as text, in the sign of JavaScript's getTimezoneOffset; '-1' means not set. */
  timeZone: z.string().check(z.regex(/^-?\d{1,3}$/)),
  contractUnitSet: z.enum(['base', 'margin', 'priced']),
});
export type UserSettings = z.output<typeof userSettings>;
