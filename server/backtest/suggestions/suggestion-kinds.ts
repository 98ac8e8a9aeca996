// The kinds of suggestions: each has candidates of its own.
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
