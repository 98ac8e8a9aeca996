// A take-profit or stop-loss of a position said as what it is to bring, in place of a trigger price.
import * as z from 'zod/mini';

import { signedText } from '../signed-text.ts';
import { amount } from '../fields.ts';

export const exitRequestFields = {
  /** Return on the margin at entry: 0.5 is 50 %. Of a stop-loss with or without a minus. */
  presetTakeProfitPriceRatio: z.optional(signedText),
  presetStopLossPriceRatio: z.optional(signedText),
  /** The amount that the whole position is to bring or to lose, in the margin coin. */
  presetTakeProfitAmount: z.optional(amount),
  presetStopLossAmount: z.optional(amount),
};

export type ExitRequestFields = Readonly<z.output<z.ZodMiniObject<typeof exitRequestFields>>>;
