// The martingales that are tried for a suggestion: steps and profits out of a day's usual move.
import { Decimal } from 'decimal.js';

import { firstMartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import { directionOf, isContract, money, orderValue, share, type Candidate, type Candidates } from '../candidate.ts';

/** Steps and profits in days' usual moves. */
const grades = {
  conservative: { step: 1, profits: [0.5, 0.75, 1], orders: 8, multiplier: 1.2, leverage: 2 },
  steady: { step: 0.6, profits: [0.3, 0.5, 0.75], orders: 6, multiplier: 1.5, leverage: 3 },
  aggressive: { step: 0.3, profits: [0.2, 0.3, 0.5], orders: 5, multiplier: 2, leverage: 5 },
} as const;

/** The fees and rounding that orders need beyond their value. */
const spare = 1.03;
/** The least step, as a share. */
const least = 0.001;

export const martingaleSuggestions: Candidates = {
  types: [StrategyType.spotDca, StrategyType.futuresDca],
  days: null,
  of: (market, facts) =>
    SuggestionGrade.flatMap((grade) => {
      const { step, profits, orders, multiplier, leverage } = grades[grade];
      const firstAmount = orderValue(market, facts.high);
      // First order and each further one, so many times the one before.
      const all = firstAmount.mul(new Decimal(multiplier).pow(orders + 1).minus(1)).div(multiplier - 1);
      return profits.map((profit): Candidate => ({
        grade,
        bot: {
          kind: 'martingale',
          terms: {
            ...firstMartingaleTerms,
            direction: directionOf(market, facts),
            firstStep: share(Math.max(least, step * facts.dailyMove)),
            firstAmount: money(firstAmount, market),
            amountMultiplier: String(multiplier),
            maxOrders: orders,
            investment: money(all.mul(spare).div(isContract(market) ? leverage : 1), market),
            takeProfit: share(Math.max(2 * least, profit * facts.dailyMove)),
            leverage: isContract(market) ? leverage : 1,
          },
        },
      }));
    }),
};
