// The terms of a bot of whichever kind, and a change of them.
import * as z from 'zod/mini';

import { ctaEdit, ctaTerms } from './cta-terms.ts';
import { gridEdit, gridTerms } from './grid-terms.ts';
import { martingaleEdit, martingaleTerms } from './martingale-terms.ts';
import { wiseEdit, wiseTerms } from './wise-terms.ts';

export const botTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('grid'), terms: gridTerms }),
  z.object({ kind: z.literal('martingale'), terms: martingaleTerms }),
  z.object({ kind: z.literal('cta'), terms: ctaTerms }),
  z.object({ kind: z.literal('wise'), terms: wiseTerms }),
]);
export type BotTerms = z.output<typeof botTerms>;

export const botEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('grid'), edit: gridEdit }),
  z.object({ kind: z.literal('martingale'), edit: martingaleEdit }),
  z.object({ kind: z.literal('cta'), edit: ctaEdit }),
  z.object({ kind: z.literal('wise'), edit: wiseEdit }),
]);
export type BotEdit = z.output<typeof botEdit>;
