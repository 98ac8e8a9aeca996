// The terms of a smart portfolio as every side has to know them.
import { termsKind } from '../terms-kind.ts';
import { portfolioCoinLimits, portfolioEdit, portfolioQuoteCoin, portfolioTerms } from './portfolio-terms.ts';

export const portfolioTermsKind = termsKind('portfolio', {
  terms: portfolioTerms,
  edit: portfolioEdit,
  types: { portfolio: { strategyType: 19, line: 'spot', quoteCoin: portfolioQuoteCoin } },
  // Coins.
  sizes: portfolioCoinLimits,
  hasRounds: false,
  investing: (terms, amount) => ({ ...terms, investment: amount }),
  sellsAtEnd: (terms) => terms.sellsAtEnd,
});
