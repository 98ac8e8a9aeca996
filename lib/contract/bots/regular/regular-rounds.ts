// The rounds of an auto-invest as the wire carries them.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';

/** bought; carried over, as too small for the market; left out, as the market stood still or was above the limit; refused by the exchange. */
const regularOutcomes = ['bought', 'carried', 'left-out', 'refused'] as const;

/** One coin in one round. */
export const regularRoundRow = z.object({
  id: z.string(),
  timeMs: z.number(),
  /** From 1. One that has bought nothing gives its number to the next. */
  round: z.number(),
  coin: z.string(),
  symbolId: z.string(),
  outcome: z.enum(regularOutcomes),
  /** The purchase: its quantity before the fee, its average price, and what was paid in USDT. */
  count: z.nullable(decimalText),
  price: z.nullable(decimalText),
  /** bought: paid; carried: left for the next round. In USDT. */
  amount: z.nullable(decimalText),
  /** The reason why a coin was left out or refused; a word of the journal. */
  reason: z.nullable(z.string()),
});
export type RegularRoundRow = z.output<typeof regularRoundRow>;
