// The questions that the mirror asks of the exchange: a book as it stands, and the moment it stood so.
import type { MarketState } from '#lib/contract/enums.ts';
import type { MarketId } from '#server/engine/ids.ts';

export type BookLevel = readonly [priceTicks: number, quantityLots: number];

export type BookSource = {
  /** `sequence` is that of the last command the levels contain. Best first. */
  book(
    marketId: MarketId,
    levels: number,
  ): Promise<{
    readonly sequence: number;
    readonly bids: readonly BookLevel[];
    readonly asks: readonly BookLevel[];
    readonly state?: MarketState;
  }>;
};
