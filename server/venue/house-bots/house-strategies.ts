// The bots that the house runs for everybody to look at. They are bots like any other: with money of the house, and real fills.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

export type HouseStrategy = {
  /** Stays the same for good: a bot that runs under it is not started again. */
  readonly id: string;
  /** The name under which it is published. */
  readonly name: string;
  readonly strategyType: StrategyType;
  readonly symbol: string;
  /** @param priceAt the price at a share of the last one, in the market's ticks */
  readonly terms: (priceAt: (share: number) => string) => BotTerms;
};

const grid = (lowerPrice: string, upperPrice: string, more: Partial<GridTerms>): BotTerms => ({
  kind: 'grid',
  terms: {
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
  },
});

const dips: BotTerms = {
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
  },
};

export const houseStrategies: readonly HouseStrategy[] = [
  {
    id: 'btc-grid',
    name: 'BTC, 10 % around',
    strategyType: StrategyType.spotGrid,
    symbol: 'BTCUSDT',
    terms: (priceAt) => grid(priceAt(0.9), priceAt(1.1), {}),
  },
  {
    id: 'eth-grid',
    name: 'ETH, moving up',
    strategyType: StrategyType.spotGrid,
    symbol: 'ETHUSDT',
    terms: (priceAt) => grid(priceAt(0.92), priceAt(1.08), { moves: true }),
  },
  {
    id: 'sol-moon',
    name: 'SOL, half to double',
    strategyType: StrategyType.spotMoon,
    symbol: 'SOLUSDT',
    terms: (priceAt) => grid(priceAt(0.5), priceAt(2), { grids: 80 }),
  },
  { id: 'btc-dips', name: 'BTC, eight dips', strategyType: StrategyType.spotDca, symbol: 'BTCUSDT', terms: () => dips },
  {
    id: 'btc-neutral',
    name: 'BTC contracts, neutral',
    strategyType: StrategyType.futuresGrid,
    symbol: 'BTCUSDT_UMCBL',
    terms: (priceAt) => grid(priceAt(0.9), priceAt(1.1), { direction: 'neutral', leverage: 3, quoteInvestment: '2000' }),
  },
];
