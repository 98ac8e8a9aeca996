// The suggestions that there are for each type of bot. A type without a line does not compile.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { SuggestionKind } from '#server/backtest/suggestions/suggestion-kinds.ts';

/** Null: there are none for it. */
export const suggestionKindOf: Readonly<Record<StrategyType, SuggestionKind | null>> = {
  [StrategyType.spotGrid]: 'grid',
  [StrategyType.futuresGrid]: 'grid',
  [StrategyType.spotDca]: 'martingale',
  [StrategyType.futuresDca]: 'martingale',
  [StrategyType.regular]: null,
  [StrategyType.regularSeveral]: null,
  [StrategyType.portfolio]: null,
  [StrategyType.spotCta]: 'cta',
  [StrategyType.futuresCta]: 'cta',
  // Its tiers are worked out with what they brought afterwards.
  [StrategyType.wise]: null,
  // Alerts come from outside.
  [StrategyType.signal]: null,
  [StrategyType.futuresMoon]: 'moon',
  [StrategyType.spotMoon]: 'moon',
  [StrategyType.arbitrage]: null,
};
