// The grids that are tried for a suggestion: around the window's own range.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { Candidates } from '../candidate.ts';
import { gridCandidates } from './grid-candidate.ts';

/** The cautious grade has room beyond everything that was seen; the bold one keeps to the middle, and trades more for it. */
const grades = {
  conservative: { beyond: 0.5, leverage: 2, counts: [10, 20, 40] },
  steady: { beyond: 0, leverage: 3, counts: [20, 40, 80] },
  aggressive: { beyond: -0.2, leverage: 5, counts: [30, 60, 120] },
} as const;

export const gridSuggestions: Candidates = {
  types: [StrategyType.spotGrid, StrategyType.futuresGrid],
  days: null,
  of: (market, facts) =>
    SuggestionGrade.flatMap((grade) => {
      const { beyond, leverage, counts } = grades[grade];
      const margin = (facts.high - facts.low) * beyond;
      // However far the range was, there is a price below it.
      const lower = Math.max(facts.low * 0.2, facts.low - margin);
      return gridCandidates(market, facts, { grade, lower, upper: facts.high + margin, counts, leverage });
    }),
};
