// The terms of a CTA bot as every side has to know them.
import { termsKind } from '../terms-kind.ts';
import { ctaEdit, ctaTerms } from './cta-terms.ts';

export const ctaTermsKind = termsKind('cta', {
  terms: ctaTerms,
  edit: ctaEdit,
  types: {
    spotCta: { strategyType: 15, line: 'spot' },
    futuresCta: { strategyType: 16, line: 'futures' },
  },
  // Candles of the longest average.
  sizes: { fewest: 2, most: 200 },
  hasRounds: false,
  investing: (terms, amount) => ({ ...terms, investment: amount }),
  sellsAtEnd: (terms) => terms.sellsAtEnd,
});
