// The terms of an auto-invest as every side has to know them. One coin and several are two types of the specification.
import { termsKind } from '../terms-kind.ts';
import { regularCoinLimit, regularEdit, regularQuoteCoin, regularTerms } from './regular-terms.ts';

export const regularTermsKind = termsKind('regular', {
  terms: regularTerms,
  edit: regularEdit,
  types: {
    regular: { strategyType: 5, line: 'spot', quoteCoin: regularQuoteCoin },
    regularSeveral: { strategyType: 7, line: 'spot', quoteCoin: regularQuoteCoin },
  },
  // Coins.
  sizes: { fewest: 1, most: regularCoinLimit },
  hasRounds: false,
  // The money of a round.
  investing: (terms, amount) => ({ ...terms, amount }),
  sellsAtEnd: (terms) => terms.sellsAtEnd,
});
