// The grades of suggested terms, which are the tiers of risk of a wise bot as well.

/** A grade says how wide, how far below and how often a bot trades. */
export const SuggestionGrade = ['conservative', 'steady', 'aggressive'] as const;
export type SuggestionGrade = (typeof SuggestionGrade)[number];
