// The price levels of a grid, in whole ticks: equal steps, or steps of equal shares.
import { Amount, ROUND_HALF_UP } from '../amounts/amount.ts';

/** The most intervals that a grid has. */
export const mostGrids = 200;

type GridRange = {
  readonly spacing: 'arithmetic' | 'geometric';
  readonly lowerTicks: number;
  readonly upperTicks: number;
  /** Intervals; there is one more level. */
  readonly grids: number;
};

/**
 * Arithmetic: the step is (upper − lower) ÷ grids rounded down to whole ticks, and level k is lower + k × step. Geometric: the ratio is
 * the root of upper ÷ lower, and level k is lower × ratio^k, half up to a tick. Level 0 is the lower price and the last level is the
 * upper price, exactly. Ascending; two levels are the same where the range has fewer ticks than intervals: see `areApart`.
 * Source: https://bybit-exchange.github.io/docs/v5/bot/spot-grid/validate-input (step), https://www.hotcoinv6.com/en_US/support/futures-grid-parameter.
 */
export function gridLevels({ spacing, lowerTicks, upperTicks, grids }: GridRange): number[] {
  const levels = [lowerTicks];
  if (spacing === 'arithmetic') {
    const step = Math.floor((upperTicks - lowerTicks) / grids);
    for (let k = 1; k < grids; k += 1) levels.push(lowerTicks + k * step);
  } else {
    const ratio = new Amount(upperTicks).dividedBy(lowerTicks).pow(new Amount(1).dividedBy(grids));
    let level = new Amount(lowerTicks);
    for (let k = 1; k < grids; k += 1) {
      level = level.times(ratio);
      levels.push(wholeTicks(level));
    }
  }
  levels.push(upperTicks);
  return levels;
}

const wholeTicks = (price: Amount): number => price.toDecimalPlaces(0, ROUND_HALF_UP).toNumber();

/** The level above: half up to a tick, and at least a tick away. `rate` is a share: 0.01 is one per cent. */
export function levelAbove(ticks: number, rate: Amount): number {
  return Math.max(ticks + 1, wholeTicks(rate.plus(1).times(ticks)));
}

/**
 * The levels of an infinity grid from the lower price up: each is `rate` above the one below, half up to a tick. There are `above` levels
 * beyond the price, or as many as fit in `mostGrids`.
 */
export function infinityLevels(terms: {
  readonly lowerTicks: number;
  readonly rate: Amount;
  readonly priceTicks: number;
  readonly above: number;
}): number[] {
  const levels = [terms.lowerTicks];
  let beyond = terms.lowerTicks >= terms.priceTicks ? 1 : 0;
  while (beyond < terms.above && levels.length <= mostGrids) {
    const next = levelAbove(levels.at(-1) ?? 0, terms.rate);
    if (next >= terms.priceTicks) beyond += 1;
    levels.push(next);
  }
  return levels;
}

/** True if each level is above the one before it. */
export function areApart(levels: readonly number[]): boolean {
  return levels.every((level, index) => index === 0 || level > (levels[index - 1] ?? level));
}
