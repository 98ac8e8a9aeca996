// The bots that the house runs for everybody to look at. They are bots like any other: with money of the house, and real fills.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { arbitrage, cta, dips, grid, portfolio, type PriceAt, weekly, wiseGrid } from './house-terms.ts';

export type HouseStrategy = {
  /** Stays the same for good: a bot that runs under it is not started again. */
  readonly id: string;
  /** The name under which it is published. */
  readonly name: string;
  readonly strategyType: StrategyType;
  /** The main one first. Few, and the same ones again: a market in which a bot works moves although nobody looks. */
  readonly symbols: readonly string[];
  readonly terms: (priceAt: PriceAt) => BotTerms;
};

/** Spot of bitcoin alone, which both venues have. */
const ofBitcoin: readonly HouseStrategy[] = [
  { id: 'btc-grid', name: 'BTC, 10 % around', strategyType: StrategyType.spotGrid, symbols: ['BTCUSDT'], terms: grid(0.9, 1.1) },
  { id: 'btc-dips', name: 'BTC, eight dips', strategyType: StrategyType.spotDca, symbols: ['BTCUSDT'], terms: dips() },
  {
    id: 'btc-averages',
    name: 'BTC, crossing averages',
    strategyType: StrategyType.spotCta,
    symbols: ['BTCUSDT'],
    terms: cta({ indicator: { type: 'ma', fast: 12, slow: 48 } }),
  },
  {
    id: 'btc-weekly',
    name: 'BTC, every Monday',
    strategyType: StrategyType.regular,
    symbols: ['BTCUSDT'],
    terms: weekly({ BTC: '1' }, '100'),
  },
];

const ofContract = (symbol: string): readonly HouseStrategy[] => [
  {
    id: 'btc-neutral',
    name: 'BTC contracts, neutral',
    strategyType: StrategyType.futuresGrid,
    symbols: [symbol],
    terms: grid(0.9, 1.1, { direction: 'neutral', leverage: 3, quoteInvestment: '2000' }),
  },
  {
    id: 'btc-contract-moon',
    name: 'BTC contracts, half to double',
    strategyType: StrategyType.futuresMoon,
    symbols: [symbol],
    terms: grid(0.5, 2, { grids: 80, leverage: 2, quoteInvestment: '2000' }),
  },
  {
    id: 'btc-contract-dips',
    name: 'BTC contracts, eight dips',
    strategyType: StrategyType.futuresDca,
    symbols: [symbol],
    terms: dips({ leverage: 2, investment: '3000' }),
  },
  {
    id: 'btc-macd',
    name: 'BTC contracts, MACD both ways',
    strategyType: StrategyType.futuresCta,
    symbols: [symbol],
    terms: cta({ indicator: { type: 'macd', fast: 12, slow: 26, signal: 9 }, direction: 'both', leverage: 2 }),
  },
  {
    id: 'btc-wise',
    name: 'BTC contracts, steady',
    strategyType: StrategyType.wise,
    symbols: [symbol],
    terms: wiseGrid(0.85, 1.15, { direction: 'neutral', leverage: 2, grids: 30, quoteInvestment: '2000' }),
  },
];

const live: readonly HouseStrategy[] = [
  ...ofBitcoin,
  {
    id: 'eth-grid',
    name: 'ETH, moving up',
    strategyType: StrategyType.spotGrid,
    symbols: ['ETHUSDT'],
    terms: grid(0.92, 1.08, { moves: true }),
  },
  {
    id: 'sol-moon',
    name: 'SOL, half to double',
    strategyType: StrategyType.spotMoon,
    symbols: ['SOLUSDT'],
    terms: grid(0.5, 2, { grids: 80 }),
  },
  {
    id: 'three-weekly',
    name: 'BTC, ETH and SOL, every Monday',
    strategyType: StrategyType.regularSeveral,
    symbols: ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'],
    terms: weekly({ BTC: '0.5', ETH: '0.3', SOL: '0.2' }, '200'),
  },
  {
    id: 'four-parts',
    name: 'BTC, ETH, SOL and a tenth in USDT',
    strategyType: StrategyType.portfolio,
    symbols: ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'],
    terms: portfolio({ BTC: '0.4', ETH: '0.3', SOL: '0.2', USDT: '0.1' }),
  },
  {
    id: 'btc-funding',
    name: 'BTC, funding without the price',
    strategyType: StrategyType.arbitrage,
    symbols: ['BTCUSDT', 'BTCUSDT_UMCBL'],
    terms: arbitrage,
  },
  ...ofContract('BTCUSDT_UMCBL'),
];

/** In demo trading spot is bitcoin alone, so that one market more moves, and contracts are those of play money. */
const paper: readonly HouseStrategy[] = [
  ...ofBitcoin,
  {
    id: 'btc-moon',
    name: 'BTC, half to double',
    strategyType: StrategyType.spotMoon,
    symbols: ['BTCUSDT'],
    terms: grid(0.5, 2, { grids: 80 }),
  },
  {
    id: 'btc-half',
    name: 'BTC and USDT, half and half',
    strategyType: StrategyType.portfolio,
    symbols: ['BTCUSDT'],
    terms: portfolio({ BTC: '0.5', USDT: '0.5' }),
  },
  ...ofContract('SBTCSUSDT_SUMCBL'),
];

export const houseStrategies: Readonly<Record<TradingMode, readonly HouseStrategy[]>> = {
  [TradingMode.live]: live,
  [TradingMode.paper]: paper,
};
