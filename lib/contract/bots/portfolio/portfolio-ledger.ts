// The ledger of a portfolio: one row for each coin of each action, with what became of it.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { PortfolioAction } from './portfolio-terms.ts';

export const portfolioRow = z.object({
  id: z.string(),
  timeMs: z.number(),
  action: z.enum(PortfolioAction),
  /** traded: bought or sold. carried: too small for its market, and kept for later. waiting: its market stands still. */
  outcome: z.enum(['traded', 'carried', 'waiting', 'refused', 'paid', 'changed']),
  /** Null: an extraction that was paid out, or a change of the terms. */
  coin: z.nullable(z.string()),
  /** Null: nothing was bought or sold. */
  side: z.nullable(z.enum(['buy', 'sell'])),
  count: z.nullable(decimalText),
  /** In USDT: the value of what was traded, the amount that is carried over or was paid out. */
  amount: z.nullable(decimalText),
  /** In USDT, at the prices of the trades. */
  fee: z.nullable(decimalText),
});
export type PortfolioRow = z.output<typeof portfolioRow>;
