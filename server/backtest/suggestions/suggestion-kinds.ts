// The kinds of suggestions: each has candidates of its own.
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { Candidates } from './candidate.ts';
import { ctaSuggestions } from './kinds/cta-suggestions.ts';
import { gridSuggestions } from './kinds/grid-suggestions.ts';
import { martingaleSuggestions } from './kinds/martingale-suggestions.ts';
import { moonSuggestions } from './kinds/moon-suggestions.ts';

export const suggestionKinds = {
  grid: gridSuggestions,
  moon: moonSuggestions,
  martingale: martingaleSuggestions,
  cta: ctaSuggestions,
} as const satisfies Readonly<Record<string, Candidates>>;
export type SuggestionKind = keyof typeof suggestionKinds;

export const isSuggestionKind = (text: string): text is SuggestionKind => Object.hasOwn(suggestionKinds, text);

const ofKind = (kind: SuggestionKind): Candidates => suggestionKinds[kind];

/** Null: there are none for this type. */
export const suggestionKindOf = (strategyType: StrategyType): SuggestionKind | null =>
  Object.keys(suggestionKinds)
    .filter(isSuggestionKind)
    .find((kind) => ofKind(kind).types.includes(strategyType)) ?? null;
