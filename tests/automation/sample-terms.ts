// Terms of bots that tests vary: a grid between 90 and 110, and a martingale from 100 down.
import { firstArbitrageTerms, type ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { firstCopyTerms, type CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { firstCtaTerms, type CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { firstGridTerms, type GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { firstMartingaleTerms, type MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';

export const sampleGrid = (more: Partial<GridTerms> = {}): GridTerms => ({
  ...firstGridTerms,
  lowerPrice: '90',
  upperPrice: '110',
  grids: 10,
  quoteInvestment: '1000',
  marginMode: 'isolated',
  ...more,
});

export const sampleMartingale = (more: Partial<MartingaleTerms> = {}): MartingaleTerms => ({
  ...firstMartingaleTerms,
  firstStep: '0.02',
  firstAmount: '100',
  amountMultiplier: '1.5',
  maxOrders: 4,
  investment: '1500',
  takeProfit: '0.02',
  marginMode: 'isolated',
  ...more,
});

/** Averages of 2 and 4 minutes, long, with 1,000 of the quote coin. */
export const sampleCta = (changed: Partial<CtaTerms> = {}): CtaTerms => ({
  ...firstCtaTerms,
  indicator: { type: 'ma', fast: 2, slow: 4 },
  interval: '1m',
  investment: '1000',
  marginMode: 'isolated',
  ...changed,
});

/** A thousand in slices of a hundred, at the market. */
export const sampleArbitrage = (changed: Partial<ArbitrageTerms> = {}): ArbitrageTerms => ({
  ...firstArbitrageTerms,
  investment: '1000',
  leverage: 1,
  sliceAmount: '100',
  ...changed,
});

export const sampleCopy = (more: Partial<CopyTerms> = {}): CopyTerms => ({
  ...firstCopyTerms,
  investment: '1000',
  maxSlippage: '0.01',
  ...more,
});
