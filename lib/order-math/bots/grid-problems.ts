// The problems of a grid whose levels stand: fees above the profit, exits on the wrong side, too little or too much money.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { Amount, readAmount, readPositive } from '../amounts/amount.ts';
import type { FeeRates, GridMarket } from './grid-market.ts';
import type { GridPlan } from './grid-plan.ts';
import { profitRange } from './grid-profit.ts';
import { type GridProblem, type GridReading, ticksOf } from './grid-reading.ts';

type Question = {
  readonly terms: GridTerms;
  readonly market: GridMarket;
  readonly feeRates: FeeRates;
  readonly reading: GridReading;
  readonly plan: GridPlan;
};

const problem = (field: keyof GridTerms, code: ErrorKey, params: GridProblem['params'] = {}): GridProblem => ({ field, code, params });
const invalid = (field: keyof GridTerms, reason: string): GridProblem => problem(field, 'invalidField', { field, reason });

/** The largest amount of money that is counted exactly, whatever the smallest unit of its coin is (up to eight decimals). */
const mostMoney = '50000000';

/** Terms that belong to the other kind of market. */
function ofTheOtherKind({ terms, market }: Question): GridProblem[] {
  if (market.contract !== null)
    return [
      ...(readAmount(terms.baseInvestment)?.isZero() === true ? [] : [invalid('baseInvestment', 'must be 0 for contracts')]),
      ...(terms.direction === 'neutral' && terms.moves ? [invalid('moves', 'is for long and short grids')] : []),
    ];
  return [
    ...(terms.direction === 'neutral' ? [invalid('direction', 'must be long or short on spot')] : []),
    ...(terms.leverage === 1 ? [] : [problem('leverage', 'invalidLeverage')]),
    ...(terms.trailingStopRate === null ? [] : [invalid('trailingStopRate', 'is for contracts')]),
    ...(terms.direction === 'short' && readAmount(terms.baseInvestment)?.isZero() === true
      ? [invalid('baseInvestment', 'is needed for a short grid')]
      : []),
    ...(terms.direction === 'short' && terms.reinvests
      ? [invalid('reinvests', 'is for grids that are paid in the coin of the price')]
      : []),
  ];
}

/** A rate within its bounds. */
function rateProblems({ terms }: Question): GridProblem[] {
  const limit = readAmount(terms.priceLimitRate);
  const trailing = terms.trailingStopRate === null ? null : readPositive(terms.trailingStopRate);
  return [
    ...(limit !== null && limit.lessThan(1) ? [] : [invalid('priceLimitRate', 'must be from 0 to less than 1')]),
    ...(terms.trailingStopRate === null || (trailing !== null && trailing.lessThan(1))
      ? []
      : [invalid('trailingStopRate', 'must be above 0 and below 1')]),
  ];
}

/** Exits that would act at once, or never. Short: the take-profit lies below, the stop-loss above. */
function exitProblems({ terms, market, reading: { priceTicks, levels } }: Question): GridProblem[] {
  const tickSize = new Amount(10).pow(-market.pricePlace).toFixed();
  const up = terms.direction !== 'short';
  const check = (field: 'takeProfitPrice' | 'stopLossPrice' | 'stopPrice', above: boolean, from: number): GridProblem[] => {
    const text = terms[field];
    if (text === null) return [];
    const ticks = ticksOf(text, market);
    if (ticks === null) return [problem(field, 'invalidPrice', { tickSize })];
    if (above ? ticks > from : ticks < from) return [];
    const price = new Amount(from).times(tickSize).toFixed();
    return [problem(field, above ? 'botPriceNotAbove' : 'botPriceNotBelow', { price })];
  };
  return [
    ...check('takeProfitPrice', up, priceTicks),
    ...check('stopLossPrice', !up, priceTicks),
    ...(terms.stopPrice !== null && !terms.moves ? [invalid('stopPrice', 'belongs to moving grids')] : []),
    ...(terms.moves ? check('stopPrice', up, up ? (levels.at(-1) ?? 0) : (levels[0] ?? 0)) : []),
  ];
}

/** Money that makes orders too small or too large for the market. */
function sizeProblems({ terms, market, reading, plan }: Question): GridProblem[] {
  const { minimum } = plan;
  const short = (field: 'baseInvestment' | 'quoteInvestment', has: Amount, least: Amount, coin: string): GridProblem[] =>
    has.greaterThanOrEqualTo(least) ? [] : [problem(field, 'botInvestmentMinimum', { minimum: least.toFixed(), coin })];
  const tooLittle = [
    ...short('baseInvestment', reading.base, minimum.base, market.baseCoin),
    ...short('quoteInvestment', reading.quote, minimum.quote, market.quoteCoin),
  ];
  if (tooLittle.length > 0) return tooLittle;
  const field = readAmount(terms.quoteInvestment)?.isZero() === true ? 'baseInvestment' : 'quoteInvestment';
  const lot = new Amount(10).pow(-market.volumePlace);
  const tick = new Amount(10).pow(-market.pricePlace);
  const largest = lot.times(Math.max(...plan.lots, Math.abs(plan.openingLots)));
  const value = largest.times(tick).times(Math.max(reading.priceTicks, reading.levels.at(-1) ?? 0));
  const worth = reading.quote.plus(reading.base.times(tick).times(reading.priceTicks)).times(terms.leverage);
  return [
    ...(largest.greaterThan(market.maxQuantity) ? [problem(field, 'quantityAboveMaximum', { maximum: market.maxQuantity })] : []),
    ...(value.greaterThan(market.maxAmount)
      ? [problem(field, 'amountAboveMaximum', { maximum: market.maxAmount, coin: market.quoteCoin })]
      : []),
    ...(worth.greaterThan(mostMoney) ? [problem(field, 'amountAboveMaximum', { maximum: mostMoney, coin: market.quoteCoin })] : []),
  ];
}

/** Leverage that the contract does not give, or not to a position of the size that all orders together open. */
function leverageProblems({ terms, market, reading, plan }: Question): GridProblem[] {
  if (market.contract === null) return [];
  const { tiers } = market.contract;
  const { leverage } = terms;
  const allowed = tiers.filter((tier) => new Amount(tier.maxLeverage).greaterThanOrEqualTo(leverage));
  const most = allowed.at(-1);
  if (!Number.isInteger(leverage) || leverage < 1 || most === undefined) return [problem('leverage', 'invalidLeverage')];
  const unit = new Amount(10).pow(-market.pricePlace - market.volumePlace);
  const value = plan.lots.reduce((sum, lots, cell) => sum.plus(unit.times(lots).times(reading.levels[cell + 1] ?? 0)), new Amount(0));
  return value.greaterThan(most.upTo) ? [problem('leverage', 'riskLimit')] : [];
}

/** Every problem of terms that were planned; empty: it can be started. */
export function gridProblems(question: Question): GridProblem[] {
  const { market, feeRates, reading, plan } = question;
  const profit = profitRange(reading.levels, new Amount(feeRates.maker), market.contract === null);
  const earns = profit !== null && new Amount(profit.from).greaterThan(0);
  return [
    ...ofTheOtherKind(question),
    ...rateProblems(question),
    ...(earns ? [] : [problem(question.terms.upperPrice === null ? 'intervalRate' : 'grids', 'gridBelowFees')]),
    ...exitProblems(question),
    ...(reading.base.isZero() && reading.quote.isZero()
      ? [problem('quoteInvestment', 'botInvestmentMinimum', { minimum: plan.minimum.quote.toFixed(), coin: market.quoteCoin })]
      : sizeProblems(question)),
    ...leverageProblems(question),
  ];
}
