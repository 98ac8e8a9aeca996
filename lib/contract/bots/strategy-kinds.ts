// The kinds of bots as every side has to know them: the terms and the markets of each type, and the sizes of each sort of terms.
import { ctaCandleLimits, gridLimits, martingaleOrderLimit, portfolioCoinLimits, regularCoinLimit } from './bot-limits.ts';
import type { BotTerms } from './bot-terms.ts';
import { portfolioQuoteCoin } from './portfolio/portfolio-terms.ts';
import { regularQuoteCoin } from './regular/regular-terms.ts';
import { StrategyType } from './strategy-codes.ts';

/** The markets that a kind trades in: of spot, of contracts, of either of the two, or one of spot and then one contract. */
export type StrategyLine = 'spot' | 'futures' | 'spot-or-futures' | 'spot-and-futures';
type StrategyKind = {
  readonly kind: BotTerms['kind'];
  readonly line: StrategyLine;
  /** It trades against this coin alone; left out: against any. */
  readonly quoteCoin?: string;
};

/** A type without its kind does not compile. A moon is a grid with a wide range. */
export const strategyKinds: Readonly<Record<StrategyType, StrategyKind>> = {
  [StrategyType.spotGrid]: { kind: 'grid', line: 'spot' },
  [StrategyType.futuresGrid]: { kind: 'grid', line: 'futures' },
  [StrategyType.spotDca]: { kind: 'martingale', line: 'spot' },
  [StrategyType.futuresDca]: { kind: 'martingale', line: 'futures' },
  [StrategyType.regular]: { kind: 'regular', line: 'spot', quoteCoin: regularQuoteCoin },
  [StrategyType.regularSeveral]: { kind: 'regular', line: 'spot', quoteCoin: regularQuoteCoin },
  [StrategyType.portfolio]: { kind: 'portfolio', line: 'spot', quoteCoin: portfolioQuoteCoin },
  [StrategyType.spotCta]: { kind: 'cta', line: 'spot' },
  [StrategyType.futuresCta]: { kind: 'cta', line: 'futures' },
  [StrategyType.wise]: { kind: 'wise', line: 'futures' },
  [StrategyType.signal]: { kind: 'signal', line: 'spot-or-futures' },
  [StrategyType.futuresMoon]: { kind: 'grid', line: 'futures' },
  [StrategyType.spotMoon]: { kind: 'grid', line: 'spot' },
  [StrategyType.arbitrage]: { kind: 'arbitrage', line: 'spot-and-futures' },
};

export const strategyTypes: readonly StrategyType[] = Object.values(StrategyType);

/** True for kinds that trade in both, or in either. */
export const tradesIn = (strategyType: StrategyType, line: 'spot' | 'futures'): boolean => {
  const trades = strategyKinds[strategyType].line;
  return trades === line || trades === 'spot-and-futures' || trades === 'spot-or-futures';
};

type TermsKind = {
  /** The least and the most that it may have of what it is made of: intervals of a grid, orders of a martingale beyond its first, candles of an average, coins, markets of a signal bot. */
  readonly sizes: { readonly fewest: number; readonly most: number };
  /** It can be told to end with the round that runs. */
  readonly hasRounds: boolean;
};

export const termsKinds: Readonly<Record<BotTerms['kind'], TermsKind>> = {
  grid: { sizes: gridLimits, hasRounds: false },
  martingale: { sizes: { fewest: 0, most: martingaleOrderLimit }, hasRounds: true },
  regular: { sizes: { fewest: 1, most: regularCoinLimit }, hasRounds: false },
  portfolio: { sizes: portfolioCoinLimits, hasRounds: false },
  cta: { sizes: ctaCandleLimits, hasRounds: false },
  // What it is made of was chosen for it: those of its grids.
  wise: { sizes: gridLimits, hasRounds: false },
  // Its legs.
  arbitrage: { sizes: { fewest: 2, most: 2 }, hasRounds: false },
  // Markets.
  signal: { sizes: { fewest: 1, most: 20 }, hasRounds: false },
};
