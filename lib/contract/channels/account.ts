// One's own balances: all that are not zero, then those that changed.
import * as z from 'zod/mini';

import { coinBalance, type CoinBalance } from '../order.ts';

export const accountSnapshot = z.array(coinBalance);
export type AccountMessage = readonly CoinBalance[];
