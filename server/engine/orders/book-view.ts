// A book as everybody sees it: price and size of its levels, and nobody's name.
import { MarketState } from '#lib/contract/enums.ts';
import type { MarketId } from '../ids.ts';
import type { State } from '../state.ts';
import { lots, ticks, type Lots, type Ticks } from '../units.ts';

/** [price, lots], best first. */
export type BookView = {
  readonly bids: readonly (readonly [Ticks, Lots])[];
  readonly asks: readonly (readonly [Ticks, Lots])[];
  readonly lastTradeId: number;
  readonly state: MarketState;
};

export function bookView(state: State, marketId: MarketId, depth: number): BookView {
  const market = state.markets.get(marketId);
  if (market === undefined) return { bids: [], asks: [], lastTradeId: 0, state: MarketState.halted };
  const side = (levels: typeof market.book.bids): (readonly [Ticks, Lots])[] =>
    Array.from({ length: Math.min(depth, levels.count) }, (_, rank) => {
      const level = levels.ranked(rank);
      return [ticks(levels.priceOf(level)), lots(levels.lotsOf(level))] as const;
    });
  return { bids: side(market.book.bids), asks: side(market.book.asks), lastTradeId: market.lastTradeId, state: market.state };
}
