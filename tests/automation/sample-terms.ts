// Terms of bots that tests vary: a grid between 90 and 110, and a martingale from 100 down.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';

export const sampleGrid = (more: Partial<GridTerms> = {}): GridTerms => ({
  direction: 'long',
  spacing: 'arithmetic',
  lowerPrice: '90',
  upperPrice: '110',
  grids: 10,
  intervalRate: null,
  baseInvestment: '0',
  quoteInvestment: '1000',
  leverage: 1,
  marginMode: 'isolated',
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
  ...more,
});

export const sampleMartingale = (more: Partial<MartingaleTerms> = {}): MartingaleTerms => ({
  direction: 'long',
  stepType: 'percent',
  firstStep: '0.02',
  stepMultiplier: '1',
  firstAmount: '100',
  amountMultiplier: '1.5',
  maxOrders: 4,
  investment: '1500',
  takeProfitType: 'ratio',
  takeProfit: '0.02',
  stopLossRate: null,
  rounds: 'endless',
  start: { by: 'now' },
  leverage: 1,
  marginMode: 'isolated',
  sellsAtEnd: true,
  ...more,
});

/** Averages of 2 and 4 minutes, long, with 1,000 of the quote coin. */
export const sampleCta = (changed: Partial<CtaTerms> = {}): CtaTerms => ({
  indicator: { type: 'ma', fast: 2, slow: 4 },
  interval: '1m',
  direction: 'long',
  investment: '1000',
  leverage: 1,
  marginMode: 'isolated',
  takeProfitRate: null,
  stopLossRate: null,
  reenters: true,
  sellsAtEnd: true,
  ...changed,
});

/** A thousand in slices of a hundred, at the market. */
export const sampleArbitrage = (changed: Partial<ArbitrageTerms> = {}): ArbitrageTerms => ({
  investment: '1000',
  leverage: 1,
  sliceAmount: '100',
  placement: 'market',
  takeProfit: null,
  minApr: null,
  minAprSettlements: 3,
  exitBasis: null,
  sellsAtEnd: true,
  ...changed,
});

export const sampleCopy = (more: Partial<CopyTerms> = {}): CopyTerms => ({
  investment: '1000',
  sizing: { by: 'equity' },
  leverage: null,
  marginMode: 'leader',
  maxAmount: null,
  takeProfitRate: null,
  stopLossRate: null,
  maxSlippage: '0.01',
  totalStopRate: null,
  dailyStopRate: null,
  mirrorsMargin: false,
  sellsAtEnd: true,
  markets: [],
  ...more,
});
