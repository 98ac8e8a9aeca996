// Smart portfolios as the exchange has registered them.
import { portfolioTerms, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { manyMarketsEntry } from '../../instances/run-kind.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { profitAboveInvested } from '../withdrawable-profit.ts';
import { portfolioKind } from './portfolio-kind.ts';

export const portfolioRegistered: RegisteredKind<PortfolioTerms> = {
  entryOf: (line) =>
    manyMarketsEntry(portfolioKind, {
      kind: 'portfolio',
      line,
      termsOf: (terms) => (terms.kind === 'portfolio' ? terms.terms : null),
      editOf: (edit) => (edit.kind === 'portfolio' ? edit.edit : null),
      edited: (terms, edit) => ({ kind: 'portfolio', terms: portfolioTerms.parse({ ...terms, ...edit }) }),
    }),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit: profitAboveInvested,
  firstTerms: () =>
    ({
      mode: { by: 'proportional', threshold: '0.05' },
      takeProfitRate: null,
      stopLossRate: null,
      sellsAtEnd: true,
    }) satisfies Omit<PortfolioTerms, 'coins' | 'investment'>,
};
