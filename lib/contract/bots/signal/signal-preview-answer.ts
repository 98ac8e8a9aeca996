// The preview of a signal bot: the first entry of each of its markets at the prices of the moment.
import * as z from 'zod/mini';

import { decimalText } from '../../market.ts';
import { botProblem } from '../bot-problem.ts';

const noneYet = z.nullable(decimalText);

export const signalPreviewAnswer = z.object({
  problems: z.array(botProblem),
  /** The first entry of each market, in the order in which they were named; null where it has no price. */
  entries: z.array(z.object({ symbolId: z.string(), price: noneYet, count: noneYet, amount: noneYet, margin: noneYet })),
});
