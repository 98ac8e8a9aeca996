// One's own balances: all that are not zero, then those that changed.
import * as z from 'zod/mini';

import { coinBalance, type CoinBalance } from '../order.ts';

export const accountKey = z.literal('');
export const accountSnapshot = z.array(coinBalance);
/** Each takes the place of the balance of its coin; a coin can be down to zero. */
export const accountUpdate = z.array(coinBalance);
export type AccountMessage = readonly CoinBalance[];
