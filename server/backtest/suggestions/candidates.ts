// The parameter sets that are tried for a suggestion: out of the window's own range and moves, the same for the same window.
import { Decimal } from 'decimal.js';

import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { WindowFacts } from './window-facts.ts';

export type Candidate = { readonly grade: SuggestionGrade; readonly bot: BotTerms };

/** The cautious grade has room beyond everything that was seen; the bold one keeps to the middle, and trades more for it. */
const gridGrades = {
  conservative: { beyond: 0.5, leverage: 2, grids: [10, 20, 40] },
  steady: { beyond: 0, leverage: 3, grids: [20, 40, 80] },
  aggressive: { beyond: -0.2, leverage: 5, grids: [30, 60, 120] },
} as const;

/** Steps and profits in days' usual moves. */
const martingaleGrades = {
  conservative: { step: 1, profits: [0.5, 0.75, 1], orders: 8, multiplier: 1.2, leverage: 2 },
  steady: { step: 0.6, profits: [0.3, 0.5, 0.75], orders: 6, multiplier: 1.5, leverage: 3 },
  aggressive: { step: 0.3, profits: [0.2, 0.3, 0.5], orders: 5, multiplier: 2, leverage: 5 },
} as const;

const grades = ['conservative', 'steady', 'aggressive'] as const;

/** An order of a suggestion is worth so many times the least that the market takes. */
const ordersOf = 10;
/** The fees and rounding that orders need beyond their value. */
const spare = 1.03;

/** The least value of an order in the quote coin. */
const leastOrder = ({ rules, quote }: BotMarket): Decimal =>
  new Decimal(String(rules.minNotionalUnits)).div(new Decimal(10).pow(quote.decimals));

const money = (amount: Decimal, { quote }: BotMarket): string =>
  amount.toDecimalPlaces(Math.min(quote.decimals, 8), Decimal.ROUND_UP).toFixed();

function priceText(ticks: number, { priceDecimals }: BotMarket): string {
  return new Decimal(Math.max(1, Math.round(ticks))).div(new Decimal(10).pow(priceDecimals)).toFixed();
}

const share = (value: number): string => new Decimal(value).toDecimalPlaces(4).toFixed();

const isContract = ({ rules }: BotMarket): boolean => rules.contract !== undefined;
/** Contracts go the way that the window went. */
const directionOf = (market: BotMarket, { first, last }: WindowFacts): 'long' | 'short' =>
  isContract(market) && last < first ? 'short' : 'long';

/** A grid is not denser than so many times the two fees of a pair. */
const feesApart = 3;

/** Counts of intervals that leave something beside fees, each once. `reach`: the logarithm of upper through lower price. */
function feasible(counts: readonly number[], { rules }: BotMarket, reach: number): number[] {
  const fees = (2 * rules.makerFeePpm) / 1_000_000;
  const most = fees === 0 ? Number.POSITIVE_INFINITY : Math.max(2, Math.floor(reach / (feesApart * fees)));
  return [...new Set(counts.map((count) => Math.min(count, most)))];
}

function grids(market: BotMarket, facts: WindowFacts): Candidate[] {
  return grades.flatMap((grade) => {
    const { beyond, leverage, grids: counts } = gridGrades[grade];
    const margin = (facts.high - facts.low) * beyond;
    // However far the range was, there is a price below it.
    const lower = Math.max(facts.low * 0.2, facts.low - margin);
    const upper = facts.high + margin;
    return feasible(counts, market, Math.log(upper / lower)).map((count): Candidate => {
      const need = leastOrder(market)
        .mul(ordersOf)
        .mul(count + 1);
      return {
        grade,
        bot: {
          kind: 'grid',
          terms: {
            direction: directionOf(market, facts),
            spacing: 'geometric',
            lowerPrice: priceText(lower, market),
            upperPrice: priceText(upper, market),
            grids: count,
            intervalRate: null,
            baseInvestment: '0',
            quoteInvestment: money(isContract(market) ? need.div(leverage) : need, market),
            leverage: isContract(market) ? leverage : 1,
            marginMode: 'cross',
            opensPosition: true,
            triggerPrice: null,
            takeProfitPrice: null,
            stopLossPrice: null,
            priceLimitRate: '0',
            sellsAtEnd: true,
            moves: false,
            stopPrice: null,
            trailingStopRate: null,
            reinvests: false,
          },
        },
      };
    });
  });
}

function martingales(market: BotMarket, facts: WindowFacts): Candidate[] {
  const least = 0.001;
  return grades.flatMap((grade) => {
    const { step, profits, orders, multiplier, leverage } = martingaleGrades[grade];
    const firstAmount = leastOrder(market).mul(ordersOf);
    // First order and each further one, so many times the one before.
    const all = firstAmount.mul(new Decimal(multiplier).pow(orders + 1).minus(1)).div(multiplier - 1);
    return profits.map((profit): Candidate => ({
      grade,
      bot: {
        kind: 'martingale',
        terms: {
          direction: directionOf(market, facts),
          stepType: 'percent',
          firstStep: share(Math.max(least, step * facts.dailyMove)),
          stepMultiplier: '1',
          firstAmount: money(firstAmount, market),
          amountMultiplier: String(multiplier),
          maxOrders: orders,
          investment: money(all.mul(spare).div(isContract(market) ? leverage : 1), market),
          takeProfitType: 'ratio',
          takeProfit: share(Math.max(2 * least, profit * facts.dailyMove)),
          stopLossRate: null,
          rounds: 'endless',
          start: { by: 'now' },
          leverage: isContract(market) ? leverage : 1,
          marginMode: 'cross',
          sellsAtEnd: true,
        },
      },
    }));
  });
}

/** At most nine for a window: three of each grade. */
export const candidatesOf = (kind: BotTerms['kind'], market: BotMarket, facts: WindowFacts): readonly Candidate[] =>
  kind === 'grid' ? grids(market, facts) : martingales(market, facts);
