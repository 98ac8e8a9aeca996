// The moons that are tried for a suggestion: few wide steps, far beyond the range of half a year.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { Candidates } from '../candidate.ts';
import { gridCandidates } from './grid-candidate.ts';

/** `beyond`: so many times the range, by its ratio, on either side: a range from 1 to 2 with 1 more becomes one from 0.5 to 4. */
const grades = {
  conservative: { beyond: 1, leverage: 1, counts: [10, 15, 20] },
  steady: { beyond: 0.5, leverage: 2, counts: [15, 20, 30] },
  aggressive: { beyond: 0.25, leverage: 3, counts: [20, 30, 40] },
} as const;

export const moonSuggestions: Candidates = {
  types: [StrategyType.spotMoon, StrategyType.futuresMoon],
  days: 180,
  of: (market, facts) =>
    SuggestionGrade.flatMap((grade) => {
      const { beyond, leverage, counts } = grades[grade];
      const more = (facts.high / facts.low) ** beyond;
      return gridCandidates(market, facts, { grade, lower: facts.low / more, upper: facts.high * more, counts, leverage });
    }),
};
