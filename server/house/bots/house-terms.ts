// The terms of the bots of the house, kind by kind: plain ones, with an amount that a visitor could have.
import { firstArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { firstGridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { firstRegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { firstPortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { firstMartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import type { BotTerms, TermsByKind } from '#lib/contract/bots/bot-terms.ts';

/** The price at a share of the last one, as text of the market. */
export type PriceAt = (share: number) => string;

const gridTerms = (lowerPrice: string, upperPrice: string, more: Partial<TermsByKind['grid']>): TermsByKind['grid'] => ({
  ...firstGridTerms,
  spacing: 'geometric',
  lowerPrice,
  upperPrice,
  grids: 40,
  quoteInvestment: '5000',
  ...more,
});

export const grid =
  (lower: number, upper: number, more: Partial<TermsByKind['grid']> = {}) =>
  (priceAt: PriceAt): BotTerms => ({ kind: 'grid', terms: gridTerms(priceAt(lower), priceAt(upper), more) });

export const wiseGrid =
  (lower: number, upper: number, more: Partial<TermsByKind['grid']>) =>
  (priceAt: PriceAt): BotTerms => ({
    kind: 'wise',
    terms: { tier: 'steady', preset: { kind: 'grid', terms: gridTerms(priceAt(lower), priceAt(upper), more) } },
  });

export const dips =
  (more: Partial<TermsByKind['martingale']> = {}) =>
  (): BotTerms => ({
    kind: 'martingale',
    terms: {
      ...firstMartingaleTerms,
      firstAmount: '100',
      maxOrders: 8,
      firstStep: '0.01',
      stepMultiplier: '1.2',
      amountMultiplier: '1.3',
      takeProfit: '0.012',
      investment: '4000',
      ...more,
    },
  });

export const cta = (more: Pick<TermsByKind['cta'], 'indicator'> & Partial<TermsByKind['cta']>) => (): BotTerms => ({
  kind: 'cta',
  terms: {
    interval: '1H',
    direction: 'long',
    investment: '2000',
    leverage: 1,
    marginMode: 'cross',
    takeProfitRate: null,
    stopLossRate: '0.06',
    reenters: true,
    sellsAtEnd: true,
    ...more,
  },
});

/** Once a week, on Monday at midnight. */
export const weekly = (coins: Readonly<Record<string, string>>, amount: string) => (): BotTerms => {
  const terms: TermsByKind['regular'] = {
    ...firstRegularTerms,
    coins: Object.entries(coins).map(([coin, weight]) => ({ coin, weight, maxPrice: null })),
    amount,
    takeProfitAction: 'tell',
    sellsAtEnd: true,
  };
  return { kind: 'regular', terms };
};

export const portfolio = (coins: Readonly<Record<string, string>>) => (): BotTerms => {
  const terms: TermsByKind['portfolio'] = {
    ...firstPortfolioTerms,
    coins: Object.entries(coins).map(([coin, weight]) => ({ coin, weight })),
    investment: '3000',
  };
  return { kind: 'portfolio', terms };
};

export const arbitrage = (): BotTerms => {
  const terms: TermsByKind['arbitrage'] = {
    ...firstArbitrageTerms,
    direction: 'positive',
    investment: '3000',
    leverage: 3,
    sliceAmount: '500',
  };
  return { kind: 'arbitrage', terms };
};
