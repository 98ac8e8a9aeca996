// The terms of the bots of the house, kind by kind: plain ones, with an amount that a visitor could have.
import type { BotTerms, TermsByKind } from '#lib/contract/bots/bot-terms.ts';

/** The price at a share of the last one, as text of the market. */
export type PriceAt = (share: number) => string;

const gridTerms = (lowerPrice: string, upperPrice: string, more: Partial<TermsByKind['grid']>): TermsByKind['grid'] => ({
  direction: 'long',
  spacing: 'geometric',
  lowerPrice,
  upperPrice,
  grids: 40,
  intervalRate: null,
  baseInvestment: '0',
  quoteInvestment: '5000',
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
      direction: 'long',
      start: { by: 'now' },
      firstAmount: '100',
      maxOrders: 8,
      stepType: 'percent',
      firstStep: '0.01',
      stepMultiplier: '1.2',
      amountMultiplier: '1.3',
      takeProfitType: 'ratio',
      takeProfit: '0.012',
      stopLossRate: null,
      investment: '4000',
      rounds: 'endless',
      leverage: 1,
      marginMode: 'cross',
      sellsAtEnd: true,
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
    coins: Object.entries(coins).map(([coin, weight]) => ({ coin, weight, maxPrice: null })),
    amount,
    period: 'weekly',
    timeOfDay: '00:00',
    weekday: 1,
    dayOfMonth: 1,
    timeZone: 'UTC',
    startsNow: true,
    maxTotal: null,
    lowBalance: 'skip',
    takeProfitRate: null,
    takeProfitAction: 'tell',
    sellsAtEnd: true,
  };
  return { kind: 'regular', terms };
};

export const portfolio = (coins: Readonly<Record<string, string>>) => (): BotTerms => {
  const terms: TermsByKind['portfolio'] = {
    coins: Object.entries(coins).map(([coin, weight]) => ({ coin, weight })),
    mode: { by: 'proportional', threshold: '0.05' },
    investment: '3000',
    takeProfitRate: null,
    stopLossRate: null,
    sellsAtEnd: true,
  };
  return { kind: 'portfolio', terms };
};

export const arbitrage = (): BotTerms => {
  const terms: TermsByKind['arbitrage'] = {
    direction: 'positive',
    investment: '3000',
    leverage: 3,
    sliceAmount: '500',
    placement: 'market',
    takeProfit: null,
    minApr: null,
    minAprSettlements: 3,
    exitBasis: null,
    sellsAtEnd: true,
  };
  return { kind: 'arbitrage', terms };
};
