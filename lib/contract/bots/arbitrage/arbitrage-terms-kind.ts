// The terms of an arbitrage bot as every side has to know them.
import { termsKind } from '../terms-kind.ts';
import { arbitrageEdit, arbitrageTerms } from './arbitrage-terms.ts';

export const arbitrageTermsKind = termsKind('arbitrage', {
  terms: arbitrageTerms,
  edit: arbitrageEdit,
  types: { arbitrage: { strategyType: 25, line: 'spot-and-futures' } },
  // Its legs.
  sizes: { fewest: 2, most: 2 },
  hasRounds: false,
  investing: (terms, amount) => ({ ...terms, investment: amount }),
  sellsAtEnd: (terms) => terms.sellsAtEnd,
});
