// The preview of a portfolio, as its call answers it.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { botProblem } from '../bot-problem.ts';

export const portfolioPreviewAnswer = z.object({
  /** Empty: it can be started. */
  problems: z.array(botProblem),
  coins: z.array(
    z.object({
      coin: z.string(),
      weight: decimalText,
      /** In USDT. */
      amount: decimalText,
      /** Null: nothing has traded yet. */
      price: z.nullable(decimalText),
      count: z.nullable(decimalText),
    }),
  ),
  /** Null: it cannot be told. */
  minInvestAmount: z.nullable(decimalText),
});
