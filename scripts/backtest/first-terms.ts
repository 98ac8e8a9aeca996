// The terms that a backtest by command begins with, as the form of the kind has them at first. A kind without its own does not compile.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

const grid: Omit<GridTerms, 'lowerPrice' | 'upperPrice' | 'grids' | 'quoteInvestment'> = {
  direction: 'long',
  spacing: 'arithmetic',
  intervalRate: null,
  baseInvestment: '0',
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
};

const martingale: Omit<MartingaleTerms, 'firstStep' | 'firstAmount' | 'maxOrders' | 'investment' | 'takeProfit'> = {
  direction: 'long',
  stepType: 'percent',
  stepMultiplier: '1',
  amountMultiplier: '1',
  takeProfitType: 'ratio',
  stopLossRate: null,
  rounds: 'endless',
  start: { by: 'now' },
  leverage: 1,
  marginMode: 'cross',
  sellsAtEnd: true,
};

const cta: Omit<CtaTerms, 'investment'> = {
  indicator: { type: 'macd', fast: 12, slow: 26, signal: 9 },
  interval: '1H',
  direction: 'long',
  leverage: 1,
  marginMode: 'cross',
  takeProfitRate: null,
  stopLossRate: null,
  reenters: true,
  sellsAtEnd: true,
};

const arbitrage: Omit<ArbitrageTerms, 'investment' | 'sliceAmount'> = {
  leverage: 2,
  placement: 'market',
  takeProfit: null,
  minApr: null,
  minAprSettlements: 3,
  exitBasis: null,
  sellsAtEnd: true,
};

const signal: Omit<SignalTerms, 'investment'> = {
  direction: 'both',
  leverage: 1,
  marginMode: 'isolated',
  defaultSize: null,
  maxPosition: null,
  entries: 'single',
  limitOrders: true,
  takeProfitRate: null,
  stopLossRate: null,
  sellsAtEnd: true,
};

const portfolio: Omit<PortfolioTerms, 'coins' | 'investment'> = {
  mode: { by: 'proportional', threshold: '0.05' },
  takeProfitRate: null,
  stopLossRate: null,
  sellsAtEnd: true,
};

const moon = { ...grid, spacing: 'geometric' } as const;

const regular: Omit<RegularTerms, 'coins' | 'amount'> = {
  period: 'weekly',
  timeOfDay: '00:00',
  weekday: 1,
  dayOfMonth: 1,
  timeZone: 'UTC',
  startsNow: true,
  maxTotal: null,
  lowBalance: 'skip',
  takeProfitRate: null,
  takeProfitAction: 'sell',
  sellsAtEnd: false,
};

export const firstTerms: Readonly<Record<StrategyType, Partial<BotTerms['terms']>>> = {
  [StrategyType.spotGrid]: grid,
  [StrategyType.futuresGrid]: grid,
  [StrategyType.spotDca]: martingale,
  [StrategyType.futuresDca]: martingale,
  [StrategyType.regular]: regular,
  [StrategyType.regularSeveral]: regular,
  [StrategyType.portfolio]: portfolio,
  [StrategyType.spotCta]: cta,
  [StrategyType.futuresCta]: cta,
  // Its terms are those of the kind that was chosen for its tier.
  [StrategyType.wise]: {},
  [StrategyType.signal]: signal,
  [StrategyType.futuresMoon]: moon,
  [StrategyType.spotMoon]: moon,
  [StrategyType.arbitrage]: arbitrage,
};
