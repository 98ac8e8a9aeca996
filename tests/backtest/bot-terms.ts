// Terms of bots that tests give to backtests.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { sampleGrid, sampleMartingale } from '../automation/sample-terms.ts';

export const martingale = (terms: Partial<MartingaleTerms> = {}): BotTerms => ({
  kind: 'martingale',
  terms: sampleMartingale({ firstStep: '0.01', maxOrders: 5, investment: '3000', takeProfit: '0.01', marginMode: 'cross', ...terms }),
});

export const grid = (terms: Partial<GridTerms> = {}): BotTerms => ({
  kind: 'grid',
  terms: sampleGrid({ lowerPrice: '80000', upperPrice: '110000', grids: 50, quoteInvestment: '10000', marginMode: 'cross', ...terms }),
});
