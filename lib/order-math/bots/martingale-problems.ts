// The reasons for which a market would not carry a martingale as its terms have it.
import { Amount, readAmount, readPositive, writeAmount, writeResult } from '../amounts/amount.ts';
import { isContract, paysInBase } from './martingale-funds.ts';
import type { Place } from './martingale-ladder.ts';
import type { MartingaleProblem } from './martingale-limits.ts';
import { invalidLeverage } from './term-range.ts';
import type { FeeRates, MartingaleMarket } from './martingale-market.ts';
import { averageCost } from './martingale-targets.ts';
import { maxLeverageAt } from '../risk/maintenance-margin.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';

type Context = { readonly terms: MartingaleTerms; readonly market: MartingaleMarket; readonly fees: FeeRates };
type Sums = { readonly value: Amount; readonly quantity: Amount; readonly funds: Amount };
type Problems = readonly MartingaleProblem[];

/** Sizes outside what the market takes, each limit named once. A multiplier below 1 makes the last order the smallest. */
function sizeProblems({ terms, market }: Context, places: readonly Place[]): Problems {
  const { minQuantity, maxQuantity, minAmount, maxAmount, quoteCoin: coin } = market;
  const quantities = places.map(({ quantity }) => quantity);
  const values = places.map(({ price, quantity }) => price.times(quantity));
  const field = (readAmount(terms.amountMultiplier) ?? new Amount(1)).lessThan(1) ? 'amountMultiplier' : 'firstAmount';
  const largest = field === 'firstAmount' ? 'amountMultiplier' : 'firstAmount';
  const problems: MartingaleProblem[] = [];
  if (Amount.min(...quantities).lessThan(minQuantity) || Amount.min(...quantities).isZero()) {
    problems.push({ field, code: 'quantityBelowMinimum', params: { minimum: minQuantity } });
  }
  if (Amount.min(...values).lessThan(minAmount)) problems.push({ field, code: 'amountBelowMinimum', params: { minimum: minAmount, coin } });
  if (Amount.max(...quantities).greaterThan(maxQuantity)) {
    problems.push({ field: largest, code: 'quantityAboveMaximum', params: { maximum: maxQuantity } });
  }
  if (Amount.max(...values).greaterThan(maxAmount)) {
    problems.push({ field: largest, code: 'amountAboveMaximum', params: { maximum: maxAmount, coin } });
  }
  return problems;
}

/** The stop as its rate has it, before it is held beyond the deepest order. */
function stopProblems({ terms }: Context, places: readonly Place[], sums: Sums): Problems {
  const [rate, deepest] = [readPositive(terms.stopLossRate ?? ''), places.at(-1)];
  if (rate === null || deepest === undefined || sums.quantity.isZero()) return [];
  const isLong = terms.direction === 'long';
  const stop = averageCost(sums).times(isLong ? new Amount(1).minus(rate) : rate.plus(1));
  const isBeyond = isLong ? stop.lessThan(deepest.price) : stop.greaterThan(deepest.price);
  return isBeyond ? [] : [{ field: 'stopLossRate', code: 'stopBeforeOrders', params: { price: writeAmount(deepest.price) } }];
}

function fundsProblems({ terms, market }: Context, sums: Sums): Problems {
  const investment = readPositive(terms.investment);
  if (investment === null || investment.greaterThanOrEqualTo(sums.funds)) return [];
  const coin = paysInBase(terms, market) ? market.baseCoin : market.quoteCoin;
  return [{ field: 'investment', code: 'investmentBelowNeed', params: { minimum: writeResult(sums.funds), coin } }];
}

/** A short's profit in quote coins cannot be more than what its coins were sold for. */
function profitProblems({ terms }: Context, sums: Sums): Problems {
  const profit = readPositive(terms.takeProfit);
  if (terms.direction === 'long' || terms.takeProfitType === 'ratio' || profit === null || profit.lessThan(sums.value)) return [];
  return [{ field: 'takeProfit', code: 'termOutOfRange', params: { min: '0', max: writeAmount(sums.value) } }];
}

/** Spot 1; of contracts no more than the tier of the whole position allows. */
function leverageProblems({ terms, market }: Context, sums: Sums): Problems {
  const max = isContract(market) ? maxLeverageAt(writeResult(sums.value), market.tiers ?? []) : '1';
  return max !== null && new Amount(max).greaterThanOrEqualTo(terms.leverage) ? [] : [invalidLeverage];
}

/** All that stands against terms within their limits, in this market at this price. `places` null: the ladder goes to zero or beyond. */
export function marketProblems(context: Context, firstPrice: string | null, places: readonly Place[] | null, sums: Sums): Problems {
  if (context.market.form !== undefined && context.market.form !== 'linear')
    return [{ field: 'market', code: 'marketWithoutBots', params: {} }];
  if (firstPrice === null) return [{ field: 'start', code: 'noWatchedPrice', params: {} }];
  if (places === null) return [{ field: 'firstStep', code: 'ladderBelowZero', params: {} }];
  return [
    ...sizeProblems(context, places),
    ...stopProblems(context, places, sums),
    ...fundsProblems(context, sums),
    ...profitProblems(context, sums),
    ...leverageProblems(context, sums),
  ];
}
