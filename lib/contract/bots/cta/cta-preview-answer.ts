// The preview of a CTA bot: its indicator as it stands, and an entry with its exits at the prices of the moment.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { botProblem } from '../bot-problem.ts';

const noneYet = z.nullable(decimalText);

const lineValue = z.object({
  /** As charts call it. */
  name: z.string(),
  value: z.string(),
});

export const ctaPreviewAnswer = z.object({
  problems: z.array(botProblem),
  price: noneYet,
  /** The indicator at the last closed candle; empty: there are too few candles, `lacking` of them. */
  reading: z.array(lineValue),
  lacking: z.number(),
  /** The newest signal, and how many candles have closed since; null: none. A bot waits for the next one. */
  lastSignal: z.nullable(z.object({ side: z.enum(['buy', 'sell']), ago: z.number() })),
  /** An entry at this price, and its value in the quote coin. */
  count: noneYet,
  amount: noneYet,
  /** By direction that it may go to. */
  exits: z.array(
    z.object({
      side: z.enum(['long', 'short']),
      takeProfitPrice: noneYet,
      stopLossPrice: noneYet,
      /** Contracts: about where it would be taken over; null: nowhere. */
      liquidationPrice: noneYet,
    }),
  ),
});
