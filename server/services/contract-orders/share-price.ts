// The trigger price that a share means for an order that opens at a price: a return on the margin of a contract, a change of a pair's price.
import type { HoldSide } from '#lib/contract/enums.ts';
import { tpslPrice } from '#lib/order-math/prices/tpsl-price.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { contractAs } from './contract-as.ts';

export type ShareTarget = {
  readonly market: MarketListing;
  /** The position that it opens; of a pair a buy is a long. */
  readonly opened: HoldSide;
  /** 1 of a pair. */
  readonly leverage: number;
  /** The index price of a contract that is settled in a coin; null otherwise. */
  readonly indexPrice: string | null;
};

/** `ratio` without a sign; snapped down to `tickSize`. Null where no price brings it. */
export const sharePrice = (
  { market, opened, leverage, indexPrice }: ShareTarget,
  leg: 'take-profit' | 'stop-loss',
  ratio: string,
  entryPrice: string,
  tickSize: string,
): string | null =>
  tpslPrice({
    contract: isContract(market) ? contractAs(market, indexPrice) : { settle: 'quote' },
    by: isContract(market) ? 'return' : 'change',
    side: opened,
    leverage: String(leverage),
    entryPrice,
    size: '1',
    leg,
    amount: ratio,
    tickSize,
  });
