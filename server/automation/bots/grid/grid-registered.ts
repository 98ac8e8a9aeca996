// Grids as the exchange has registered them. A moon is a grid with a wide range; of spot both coins may be put in.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { kindEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { matchedProfit } from '../withdrawable-profit.ts';
import { gridKind } from './grid-kind.ts';

const moons: readonly StrategyType[] = [StrategyType.spotMoon, StrategyType.futuresMoon];

const first = {
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
} satisfies Omit<GridTerms, 'lowerPrice' | 'upperPrice' | 'grids' | 'quoteInvestment'>;

export const gridRegistered: RegisteredKind<GridTerms> = {
  entryOf: (line) => kindEntry(gridKind, kindTypes('grid', line)),
  neededCoins: ({ baseInvestment, quoteInvestment }) => ({ base: baseInvestment, quote: quoteInvestment }),
  withdrawableProfit: matchedProfit,
  firstTerms: (strategyType) => (moons.includes(strategyType) ? { ...first, spacing: 'geometric' } : first),
};
