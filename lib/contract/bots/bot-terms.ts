// The terms of a bot of any kind, by the code that trades for it: one kind of code serves several kinds of bots.
import * as z from 'zod/mini';

import { gridTerms } from './grid-terms.ts';
import { martingaleTerms } from './martingale-terms.ts';

/** grid: strategy types 1, 2, 21 and 22. martingale: 3 and 4. */
export const botTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('grid'), terms: gridTerms }),
  z.object({ kind: z.literal('martingale'), terms: martingaleTerms }),
]);
export type BotTerms = z.output<typeof botTerms>;
