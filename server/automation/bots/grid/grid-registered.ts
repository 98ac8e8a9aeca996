// Grids as the exchange has registered them. A moon is a grid with a wide range; of spot both coins may be put in.
import { firstGridTerms, type GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { kindEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind } from '../registered-kind.ts';
import { matchedProfit } from '../withdrawable-profit.ts';
import { gridKind } from './grid-kind.ts';

const moons: readonly StrategyType[] = [StrategyType.spotMoon, StrategyType.futuresMoon];

export const gridRegistered: RegisteredKind<GridTerms> = {
  entryOf: (line) => kindEntry(gridKind, kindTypes('grid', line)),
  neededCoins: ({ baseInvestment, quoteInvestment }) => ({ base: baseInvestment, quote: quoteInvestment }),
  withdrawableProfit: matchedProfit,
  firstTerms: (strategyType) => (moons.includes(strategyType) ? { ...firstGridTerms, spacing: 'geometric' } : firstGridTerms),
};
