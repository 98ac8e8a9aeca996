// The terms of a grid read against its market: levels and funds as numbers, or what is wrong with them.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { Amount, readAmount } from '../amounts/amount.ts';
import { areApart, gridLevels, infinityLevels, mostGrids } from './grid-levels.ts';
import type { GridMarket, GridPrices } from './grid-market.ts';

/** A problem of terms: the field, a key of the error catalogue and what fills its sentence. Prices and amounts as decimal text. */
export type GridProblem = {
  readonly field: keyof GridTerms;
  readonly code: ErrorKey;
  readonly params: Readonly<Record<string, string>>;
};

export type GridReading = {
  readonly levels: readonly number[];
  /** The price that it starts at: its trigger, or the last one. */
  readonly priceTicks: number;
  readonly base: Amount;
  readonly quote: Amount;
};

const fewestGrids = 2;
/** The levels that an infinity grid keeps above the price. */
export const infinityAbove = 20;
/** Distances of infinity grids, as shares. */
const leastIntervalRate = '0.001';
const mostIntervalRate = '1';

const problem = (field: keyof GridTerms, code: ErrorKey, params: GridProblem['params'] = {}): GridProblem => ({ field, code, params });

/** A price in whole ticks. Null when it is none, is zero, lies between two ticks or is beyond what is counted exactly. */
export function ticksOf(text: string, { pricePlace }: Pick<GridMarket, 'pricePlace'>): number | null {
  const ticks = readAmount(text)?.times(new Amount(10).pow(pricePlace)) ?? null;
  if (ticks === null || !ticks.isInteger() || ticks.isZero()) return null;
  return Number.isSafeInteger(ticks.toNumber()) ? ticks.toNumber() : null;
}

const tickSize = ({ pricePlace }: GridMarket): string => new Amount(10).pow(-pricePlace).toFixed();

type Levels = readonly number[] | GridProblem;

function finiteLevels(terms: GridTerms, upperPrice: string, market: GridMarket): Levels {
  const [lowerTicks, upperTicks] = [ticksOf(terms.lowerPrice, market), ticksOf(upperPrice, market)];
  if (lowerTicks === null) return problem('lowerPrice', 'invalidPrice', { tickSize: tickSize(market) });
  if (upperTicks === null) return problem('upperPrice', 'invalidPrice', { tickSize: tickSize(market) });
  if (lowerTicks >= upperTicks) return problem('upperPrice', 'gridRangeEmpty');
  const { grids } = terms;
  if (!Number.isInteger(grids) || grids < fewestGrids || grids > mostGrids)
    return problem('grids', 'gridCount', { minimum: String(fewestGrids), maximum: String(mostGrids) });
  if (terms.intervalRate !== null)
    return problem('intervalRate', 'invalidField', { field: 'intervalRate', reason: 'belongs to infinity grids' });
  const levels = gridLevels({ spacing: terms.spacing, lowerTicks, upperTicks, grids });
  return areApart(levels) ? levels : problem('grids', 'gridTooDense', { tickSize: tickSize(market) });
}

function levelsWithoutTop(terms: GridTerms, priceTicks: number, market: GridMarket): Levels {
  const invalid = (field: keyof GridTerms, reason: string): GridProblem => problem(field, 'invalidField', { field, reason });
  if (market.contract !== null) return invalid('upperPrice', 'is needed for a grid of contracts');
  if (terms.direction !== 'long') return invalid('direction', 'must be long without an upper price');
  if (terms.spacing !== 'geometric') return invalid('spacing', 'must be geometric without an upper price');
  if (terms.moves) return invalid('moves', 'has no meaning without an upper price');
  if (terms.grids !== 0) return invalid('grids', 'must be 0 without an upper price');
  const rate = readAmount(terms.intervalRate ?? '');
  if (rate === null || rate.lessThan(leastIntervalRate) || rate.greaterThan(mostIntervalRate))
    return problem('intervalRate', 'gridInterval', { minimum: leastIntervalRate, maximum: mostIntervalRate });
  const lowerTicks = ticksOf(terms.lowerPrice, market);
  if (lowerTicks === null) return problem('lowerPrice', 'invalidPrice', { tickSize: tickSize(market) });
  if (lowerTicks >= priceTicks) return problem('lowerPrice', 'gridBelowPrice');
  const levels = infinityLevels({ lowerTicks, rate, priceTicks, above: infinityAbove });
  const beyond = levels.filter((level) => level >= priceTicks).length;
  return beyond < infinityAbove ? problem('intervalRate', 'gridCount', { minimum: '2', maximum: String(mostGrids) }) : levels;
}

/** The terms with the price that they start at, or the first problem that leaves nothing to plan. */
export function readGrid(terms: GridTerms, market: GridMarket, prices: GridPrices): GridReading | GridProblem {
  if (market.contract !== null && market.contract.form !== 'linear') return problem('direction', 'marketWithoutBots');
  const priceText = terms.triggerPrice ?? prices.lastPrice;
  if (priceText === null) return problem('lowerPrice', 'noWatchedPrice');
  const priceTicks = ticksOf(priceText, market);
  if (priceTicks === null) return problem('triggerPrice', 'invalidPrice', { tickSize: tickSize(market) });
  const levels = terms.upperPrice === null ? levelsWithoutTop(terms, priceTicks, market) : finiteLevels(terms, terms.upperPrice, market);
  if ('field' in levels) return levels;
  const [base, quote] = [readAmount(terms.baseInvestment), readAmount(terms.quoteInvestment)];
  if (base === null) return problem('baseInvestment', 'invalidField', { field: 'baseInvestment', reason: 'must be a decimal number' });
  if (quote === null) return problem('quoteInvestment', 'invalidField', { field: 'quoteInvestment', reason: 'must be a decimal number' });
  return { levels, priceTicks, base, quote };
}
