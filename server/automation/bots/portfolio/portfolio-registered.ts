// Smart portfolios as the exchange has registered them.
import { firstPortfolioTerms, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { manyMarketsEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { profitAboveInvested } from '../withdrawable-profit.ts';
import { portfolioKind } from './portfolio-kind.ts';

export const portfolioRegistered: RegisteredKind<PortfolioTerms> = {
  entryOf: (line) => manyMarketsEntry(portfolioKind, kindTypes('portfolio', line)),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit: profitAboveInvested,
  firstTerms: () => firstPortfolioTerms,
};
