// The preview of an auto-invest: its next rounds, and what each would buy at the prices of the moment.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { botProblem } from '../bot-problem.ts';

export const regularPreviewAnswer = z.object({
  problems: z.array(botProblem),
  /** The next five moments of the calendar. */
  rounds: z.array(z.number()),
  coins: z.array(
    z.object({
      coin: z.string(),
      /** Its share of a round, in USDT. */
      amount: decimalText,
      /** Null: there is no price. */
      count: z.nullable(decimalText),
      /** So many rounds make one purchase, where a share is below the minimum of its market. */
      everyRounds: z.nullable(z.number()),
    }),
  ),
  /** In USDT: every coin is bought in every round from here on. */
  fullAmount: z.nullable(decimalText),
});
