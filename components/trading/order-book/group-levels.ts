// Puts the levels of one side of the book together in steps of a price: 1, 10, 100 or 1000 ticks.
import type { DepthLevel } from '#lib/contract/market.ts';
import { scaledInteger } from './scaled-integer.ts';

export const groupings = [1, 10, 100, 1000] as const;
export type Grouping = (typeof groupings)[number];

export type BookSide = 'bids' | 'asks';

export type MarketPrecision = {
  readonly pricePlace: number;
  readonly tickSize: string;
  readonly volumePlace: number;
};

/** The coin in which the book's sizes are written. */
export type BookUnit = 'base' | 'quote';

/** Price and quantity as integers of the market's decimals; the worth of all of it, at the sum of both decimals, only where it is asked for. */
export type GroupedLevel = { readonly price: number; readonly quantity: number; readonly worth?: bigint };

/** The step of a grouping, in the smallest decimal of the market's prices. */
export function groupStep(market: MarketPrecision, grouping: Grouping): number {
  return Math.max(1, scaledInteger(market.tickSize, market.pricePlace) ?? 1) * grouping;
}

/** The price of the group that a price belongs to: a bid's is rounded down, an ask's up, so that no group looks better than what is in it. */
export function groupPrice(price: number, step: number, side: BookSide): number {
  return (side === 'bids' ? Math.floor(price / step) : Math.ceil(price / step)) * step;
}

/** The best `rows` groups, best first. Levels come best first; what is no number is left out. */
export function groupLevels(
  levels: readonly DepthLevel[],
  side: BookSide,
  market: MarketPrecision,
  grouping: Grouping,
  rows: number,
  unit: BookUnit = 'base',
): GroupedLevel[] {
  const step = groupStep(market, grouping);
  const groups: { price: number; quantity: number; worth?: bigint }[] = [];
  for (const [priceText, quantityText] of levels) {
    const price = scaledInteger(priceText, market.pricePlace);
    const quantity = scaledInteger(quantityText, market.volumePlace);
    if (price === null || quantity === null) continue;
    const group = groupPrice(price, step, side);
    const last = groups.at(-1);
    const worth = unit === 'quote' ? BigInt(price) * BigInt(quantity) : null;
    if (last?.price === group) {
      last.quantity += quantity;
      if (worth !== null) last.worth = (last.worth ?? 0n) + worth;
    } else if (groups.length === rows) break;
    else groups.push(worth === null ? { price: group, quantity } : { price: group, quantity, worth });
  }
  return groups;
}
