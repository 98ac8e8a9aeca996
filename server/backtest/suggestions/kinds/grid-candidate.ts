// A grid between two prices as a candidate.
import { firstGridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { directionOf, isContract, money, orderValue, priceText, type Candidate } from '../candidate.ts';
import type { WindowFacts } from '../window-facts.ts';

/** A grid is not denser than so many times the two fees of a pair. */
const feesApart = 3;

/** Counts of intervals that leave something beside fees, each once. `reach`: the logarithm of upper through lower price. */
function feasible(counts: readonly number[], { rules }: BotMarket, reach: number): number[] {
  const fees = (2 * rules.makerFeePpm) / 1_000_000;
  const most = fees === 0 ? Number.POSITIVE_INFINITY : Math.max(2, Math.floor(reach / (feesApart * fees)));
  return [...new Set(counts.map((count) => Math.min(count, most)))];
}

/** Prices in ticks. */
type Range = {
  readonly grade: Candidate['grade'];
  readonly lower: number;
  readonly upper: number;
  readonly counts: readonly number[];
  readonly leverage: number;
};

export function gridCandidates(market: BotMarket, facts: WindowFacts, range: Range): readonly Candidate[] {
  const { grade, lower, upper, counts } = range;
  const leverage = isContract(market) ? range.leverage : 1;
  return feasible(counts, market, Math.log(upper / lower)).map((grids): Candidate => ({
    grade,
    bot: {
      kind: 'grid',
      terms: {
        ...firstGridTerms,
        direction: directionOf(market, facts),
        spacing: 'geometric',
        lowerPrice: priceText(lower, market),
        upperPrice: priceText(upper, market),
        grids,
        quoteInvestment: money(
          orderValue(market, upper)
            .mul(grids + 1)
            .div(leverage),
          market,
        ),
        leverage,
      },
    },
  }));
}
