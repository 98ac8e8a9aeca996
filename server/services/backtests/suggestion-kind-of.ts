// The suggestions that there are for each type of bot. A type without a line does not compile.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { SuggestionKind } from '#server/backtest/suggestions/suggestion-kinds.ts';

/** Null: there are none for it. */
export const suggestionKindOf: Readonly<Record<StrategyType, SuggestionKind | null>> = {
  [StrategyType.spotGrid]: 'grid',
  [StrategyType.futuresGrid]: 'grid',
  [StrategyType.spotDca]: 'martingale',
  [StrategyType.futuresDca]: 'martingale',
  [StrategyType.futuresMoon]: 'moon',
  [StrategyType.spotMoon]: 'moon',
};
