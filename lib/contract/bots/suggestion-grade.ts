// The grades of suggested terms, which are the tiers of risk of a wise bot as well.

/** How wide, how far below and how often it trades. */
export const SuggestionGrade = ['conservative', 'steady', 'aggressive'] as const;
export type SuggestionGrade = (typeof SuggestionGrade)[number];
