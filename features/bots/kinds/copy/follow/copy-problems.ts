// The settings of a copy that are outside of their limits, found before they are sent.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { copyRangeProblems } from '#lib/order-math/copy/copy-limits.ts';
import type { TermProblem } from '#lib/order-math/bots/term-range.ts';

/** Undefined: nothing is wrong with the field. */
export type ProblemOf = (field: string) => TermProblem | undefined;

export type CopyProblems = {
  readonly any: boolean;
  readonly inMarkets: boolean;
  readonly ofCopy: ProblemOf;
  readonly ofMarket: (symbol: string) => ProblemOf;
};

const finder =
  (problems: readonly TermProblem[]): ProblemOf =>
  (field) =>
    problems.find((one) => one.field === field);

/** Terms of null cannot be read: each field says so itself. */
export function copyProblems(terms: CopyTerms | null, line: LeaderLine): CopyProblems {
  if (terms === null) return { any: false, inMarkets: false, ofCopy: finder([]), ofMarket: () => finder([]) };
  const problems = copyRangeProblems(terms, line);
  // A market is judged as if its settings were those of all.
  const ofMarket = new Map(terms.markets.map((market) => [market.symbol, copyRangeProblems({ ...terms, ...market, markets: [] }, line)]));
  const inMarkets = problems.some(({ field }) => field === 'markets');
  return { any: problems.length > 0, inMarkets, ofCopy: finder(problems), ofMarket: (symbol) => finder(ofMarket.get(symbol) ?? []) };
}
