// The suggestions that there are for a type of bot, as they say themselves.
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { Candidates } from '#server/backtest/suggestions/candidate.ts';
import { isSuggestionKind, suggestionKinds, type SuggestionKind } from '#server/backtest/suggestions/suggestion-kinds.ts';

const ofKind = (kind: SuggestionKind): Candidates => suggestionKinds[kind];

/** Null: there are none for this type. */
export const suggestionKindOf = (strategyType: StrategyType): SuggestionKind | null =>
  Object.keys(suggestionKinds)
    .filter(isSuggestionKind)
    .find((kind) => ofKind(kind).types.includes(strategyType)) ?? null;
