// One's own balances of spot: all that are not zero, then those that changed. Under the key 'all' every account and the worth of everything.
import * as z from 'zod/mini';

import { accountsWorth, type AccountsWorth } from '../accounts/user-accounts.ts';
import { coinBalance, type CoinBalance } from '../order.ts';

/** The key under which every account is told, each time as the whole picture. */
export const everyAccount = 'all';

export const accountSnapshot = z.union([z.array(coinBalance), accountsWorth]);
export type AccountMessage = readonly CoinBalance[] | AccountsWorth;
