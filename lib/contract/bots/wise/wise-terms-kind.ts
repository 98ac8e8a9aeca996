// The terms of a wise bot as every side has to know them: those of the kind that was chosen.
import { ctaTermsKind } from '../cta/cta-terms-kind.ts';
import { gridLimits, gridTermsKind } from '../grid/grid-terms-kind.ts';
import { termsKind } from '../terms-kind.ts';
import { wiseEdit, wiseTerms } from './wise-terms.ts';

export const wiseTermsKind = termsKind('wise', {
  terms: wiseTerms,
  edit: wiseEdit,
  types: { wise: { strategyType: 17, line: 'futures' } },
  // Those of its grids.
  sizes: gridLimits,
  hasRounds: false,
  investing: ({ tier, preset }, amount) => ({
    tier,
    preset: preset.kind === 'cta' ? ctaTermsKind.investing(preset.terms, amount) : gridTermsKind.investing(preset.terms, amount),
  }),
  sellsAtEnd: ({ preset }) => preset.terms.sellsAtEnd,
});
