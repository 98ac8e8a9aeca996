// The terms of a signal bot as every side has to know them.
import { termsKind } from '../terms-kind.ts';
import { signalEdit, signalTerms } from './signal-terms.ts';

export const signalTermsKind = termsKind('signal', {
  terms: signalTerms,
  edit: signalEdit,
  types: { signal: { strategyType: 20, line: 'spot-or-futures' } },
  // Markets.
  sizes: { fewest: 1, most: 20 },
  hasRounds: false,
  investing: (terms, amount) => ({ ...terms, investment: amount }),
  sellsAtEnd: (terms) => terms.sellsAtEnd,
});
