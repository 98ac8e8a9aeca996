// Best bid or offer: an order that takes its price from the book, once, at the moment it is placed.
import { OrderSource, Side } from '#lib/contract/enums.ts';
import { BestPrice } from './order-command.ts';
import type { Market } from '../markets/market.ts';
import { opposite } from './match.ts';

/** Ticks that stand in for the fifth price where a side has fewer. */
const fifthTicks = 5;

/**
 * The price in ticks: the first or fifth of the other side, or of one's own. With fewer than five prices on that side, five ticks
 * behind its best. Null when the side is empty; not positive when there is no such price.
 */
export function bestPriceTicks(market: Market, side: Side, bestPrice: BestPrice): number | null {
  const counterparty = bestPrice === BestPrice.counterparty1 || bestPrice === BestPrice.counterparty5;
  const from = counterparty ? opposite(side) : side;
  const levels = market.book.side(from);
  const best = market.book.bestPrice(from);
  if (best === 0) return null;
  if (bestPrice === BestPrice.counterparty1 || bestPrice === BestPrice.queue1) return best;
  if (levels.count >= 5) return levels.priceOf(levels.ranked(4));
  return from === Side.buy ? best - fifthTicks : best + fifthTicks;
}

const sources = {
  [Side.buy]: {
    [BestPrice.counterparty1]: OrderSource.bestBuyCounterparty1,
    [BestPrice.counterparty5]: OrderSource.bestBuyCounterparty5,
    [BestPrice.queue1]: OrderSource.bestBuyQueue1,
    [BestPrice.queue5]: OrderSource.bestBuyQueue5,
  },
  [Side.sell]: {
    [BestPrice.counterparty1]: OrderSource.bestSellCounterparty1,
    [BestPrice.counterparty5]: OrderSource.bestSellCounterparty5,
    [BestPrice.queue1]: OrderSource.bestSellQueue1,
    [BestPrice.queue5]: OrderSource.bestSellQueue5,
  },
} as const;

/** The source code that the order carries. */
export const bestSourceOf = (side: Side, bestPrice: BestPrice): OrderSource => sources[side][bestPrice];
