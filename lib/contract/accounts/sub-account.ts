// Sub-accounts: accounts of their own that belong to a main account, which fills, empties and freezes them.
import * as z from 'zod/mini';

import { decimalText } from '../market.ts';
import { asText } from '../wire/fields.ts';

/** The most sub-accounts of one main account. */
export const maxSubAccounts = 20;

/** The kinds that a main account opens. copyFutures: made by a trader to lead copied futures from. */
export const openedSubAccountKinds = ['normal', 'copyFutures'] as const;
/** traderPro: opened by the funded-trader programme, for its attempts in demo trading. */
const subAccountKinds = [...openedSubAccountKinds, 'traderPro'] as const;
export type SubAccountKind = (typeof subAccountKinds)[number];

/** The mark of a sub-account for copied futures in `traderIdentities`. */
export const traderSubAccount = 'TRADER_SUB_ACCOUNT';

export const subAccountName = asText.check(
  z.trim(),
  z.minLength(1, 'must not be empty'),
  z.maxLength(24, 'is longer than 24 characters'),
  z.regex(/^[^\p{C}]*$/u, 'must be written in letters'),
);
export const familyMember = asText.check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be the id of an account'));

export const subAccount = z.object({
  userId: z.string(),
  userName: z.string(),
  kind: z.enum(subAccountKinds),
  /** Can be looked at and emptied, and does nothing itself. */
  frozen: z.boolean(),
  createTimeMs: z.number(),
  /** The value of all its accounts in the world that is asked about, in USDT. */
  usdtValue: decimalText,
  /** The coins that are free in spot, and could be sent away. */
  coins: z.array(z.object({ coin: z.string(), available: decimalText })),
});
export type SubAccount = z.output<typeof subAccount>;

/** The least that a lead trader's sub-account opens a position for, in the quote coin. */
export const leadMinimum = 10;
