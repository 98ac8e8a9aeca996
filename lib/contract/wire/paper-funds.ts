// A list of coins with their amounts, each coin once.
import * as z from 'zod/mini';

import { maxPaperCoins } from '../money/paper-funds.ts';
import { amount, coin } from './fields.ts';

export const paperFunds = z.array(z.strictObject({ coin, amount })).check(
  z.minLength(1, 'must name a coin'),
  z.maxLength(maxPaperCoins, `must be at most ${maxPaperCoins} coins`),
  z.refine((list) => new Set(list.map((one) => one.coin)).size === list.length, 'must name each coin once'),
);
