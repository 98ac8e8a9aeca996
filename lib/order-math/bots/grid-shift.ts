// The step of a moving grid: one interval up or down, when the price has gone a whole interval beyond.
import { Amount } from '../amounts/amount.ts';
import { levelAbove } from './grid-levels.ts';

/** The level beyond the top and the one beneath the bottom, in ticks; they are also the prices at which the grid shifts. Beneath: 0 when no price is left. */
type LevelsBeyond = { readonly above: number; readonly below: number };

/**
 * Arithmetic: by the step of the lowest interval. Geometric: by the ratio of the lowest interval, half up to a tick and at least one
 * tick away. A long grid goes up when the price reaches `above`: its lowest buy is taken back and the old top becomes a buy.
 * Source: https://www.bybit.com/en/help-center/article/How-Trailing-Up-Works-in-Spot-Grid-Bot.
 */
export function levelsBeyond(levels: readonly number[], spacing: 'arithmetic' | 'geometric'): LevelsBeyond {
  const [lower = 1, second = 2] = levels;
  const upper = levels.at(-1) ?? second;
  if (spacing === 'arithmetic') {
    const step = second - lower;
    return { above: upper + step, below: Math.max(0, lower - step) };
  }
  const ratio = new Amount(second).dividedBy(lower);
  const below = new Amount(lower).dividedBy(ratio).toDecimalPlaces(0, Amount.ROUND_HALF_UP).toNumber();
  return { above: levelAbove(upper, ratio.minus(1)), below: Math.max(0, Math.min(lower - 1, below)) };
}
