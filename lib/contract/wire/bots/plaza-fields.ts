// The fields of calls about what a copy of a strategy costs.
import * as z from 'zod/mini';

import { highestPrice, sharePercents } from '../../bots/subscription-limits.ts';
import { amount } from '../fields.ts';

/** In USDT, to the cent. */
export const strategyPrice = amount.check(
  z.refine((text) => Number(text) <= Number(highestPrice), `must be at most ${highestPrice}`),
  z.refine((text) => !/\.\d{3}/.test(text), 'must have at most 2 decimals'),
);
/** Percent of the profit of a copy. */
export const profitShare = z.literal([...sharePercents], { error: 'must be 0, 10, 20 or 30 (percent)' });
