// The level of a grid that stays empty, which tells the side of every other one.

/** The way a grid looks at the market: buys first, sells first, or neither. */
export type GridDirection = 'long' | 'short' | 'neutral';

/**
 * The number of the level at which no order stands: buys stand below it, sells above it. Long: the lowest level at or above the price.
 * Short, its mirror: the highest level at or below the price. Neutral: the nearest level, of two as near the lower one. A long grid
 * below its price has its top empty and buys alone; a short one above its price has its bottom empty and sells alone.
 * Source: https://www.bitget.com/support/articles/12560603791592 (60,100 between levels of 1,000: 61,000 is empty).
 */
export function emptyLevel(levels: readonly number[], priceTicks: number, direction: GridDirection): number {
  const last = levels.length - 1;
  const found = levels.findIndex((level) => level >= priceTicks);
  const above = found === -1 ? last : found;
  if (direction === 'long' || above === 0 || levels[above] === priceTicks || found === -1) return above;
  if (direction === 'short') return above - 1;
  const [low = 0, high = 0] = [levels[above - 1], levels[above]];
  return priceTicks - low <= high - priceTicks ? above - 1 : above;
}
