// The terms of a bot of whichever kind, and a change of them.
import * as z from 'zod/mini';

import { gridEdit, gridTerms } from './grid-terms.ts';
import { martingaleEdit, martingaleTerms } from './martingale-terms.ts';
import { signalEdit, signalTerms } from './signal-terms.ts';

export const botTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('grid'), terms: gridTerms }),
  z.object({ kind: z.literal('martingale'), terms: martingaleTerms }),
  z.object({ kind: z.literal('signal'), terms: signalTerms }),
]);
export type BotTerms = z.output<typeof botTerms>;

export const botEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('grid'), edit: gridEdit }),
  z.object({ kind: z.literal('martingale'), edit: martingaleEdit }),
  z.object({ kind: z.literal('signal'), edit: signalEdit }),
]);
export type BotEdit = z.output<typeof botEdit>;
