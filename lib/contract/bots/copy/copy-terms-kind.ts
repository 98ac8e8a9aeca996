// The terms of a copy as every side has to know them.
import { termsKind } from '../terms-kind.ts';
import { copyEdit, copyTerms } from './copy-terms.ts';

export const copyTermsKind = termsKind('copy', {
  terms: copyTerms,
  edit: copyEdit,
  types: { spotCopy: { strategyType: 31, line: 'spot' }, futuresCopy: { strategyType: 32, line: 'futures' } },
  listedAs: 'copy',
  // Markets with settings of their own.
  sizes: { fewest: 0, most: 50 },
  // Its last round is what it holds: it opens nothing more, and follows the leader out.
  hasRounds: true,
  investing: (terms, amount) => ({ ...terms, investment: amount }),
  sellsAtEnd: (terms) => terms.sellsAtEnd,
});
