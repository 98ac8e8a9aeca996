// Terms of bots that tests give to backtests.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale-terms.ts';

export const martingale = (terms: Partial<MartingaleTerms> = {}): BotTerms => ({
  kind: 'martingale',
  terms: {
    direction: 'long',
    stepType: 'percent',
    firstStep: '0.01',
    stepMultiplier: '1',
    firstAmount: '100',
    amountMultiplier: '1.5',
    maxOrders: 5,
    investment: '3000',
    takeProfitType: 'ratio',
    takeProfit: '0.01',
    stopLossRate: null,
    rounds: 'endless',
    start: { by: 'now' },
    leverage: 1,
    marginMode: 'cross',
    sellsAtEnd: true,
    ...terms,
  },
});

export const grid = (terms: Partial<GridTerms> = {}): BotTerms => ({
  kind: 'grid',
  terms: {
    direction: 'long',
    spacing: 'arithmetic',
    lowerPrice: '80000',
    upperPrice: '110000',
    grids: 50,
    intervalRate: null,
    baseInvestment: '0',
    quoteInvestment: '10000',
    leverage: 1,
    marginMode: 'cross',
    opensPosition: true,
    triggerPrice: null,
    takeProfitPrice: null,
    stopLossPrice: null,
    priceLimitRate: '0',
    sellsAtEnd: true,
    moves: false,
    stopPrice: null,
    trailingStopRate: null,
    reinvests: false,
    ...terms,
  },
});
