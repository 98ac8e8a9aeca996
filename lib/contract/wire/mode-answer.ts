// The answer to a change between the two worlds.
import * as z from 'zod/mini';

export const modeAnswer = z.object({
  /** Trades with play money from now on. */
  papTradingFlag: z.boolean(),
});
