// The terms of a wise bot: a tier of risk, and the grid or CTA terms that were chosen for it on the market's own past.
import * as z from 'zod/mini';

import { ctaTerms } from '../cta/cta-terms.ts';
import { gridTerms } from '../grid/grid-terms.ts';
import { SuggestionGrade } from '../suggestion-grade.ts';

export const wiseTerms = z.object({
  tier: z.enum(SuggestionGrade),
  preset: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('grid'), terms: gridTerms }),
    z.object({ kind: z.literal('cta'), terms: ctaTerms }),
  ]),
});
export type WiseTerms = z.output<typeof wiseTerms>;

/** Its owner sets amount and leverage at the start; nothing of it can be changed afterwards. */
export const wiseEdit = z.strictObject({});
export type WiseEdit = z.output<typeof wiseEdit>;
