// The terms of a martingale as every side has to know them. The specification calls it DCA.
import { termsKind } from '../terms-kind.ts';
import { martingaleEdit, martingaleTerms } from './martingale-terms.ts';

export const martingaleTermsKind = termsKind('martingale', {
  terms: martingaleTerms,
  edit: martingaleEdit,
  types: {
    spotDca: { strategyType: 3, line: 'spot' },
    futuresDca: { strategyType: 4, line: 'futures' },
  },
  // Orders beyond its first.
  sizes: { fewest: 0, most: 50 },
  hasRounds: true,
  investing: (terms, amount) => ({ ...terms, investment: amount }),
  sellsAtEnd: (terms) => terms.sellsAtEnd,
});
