// The direction code of an order: its owner's, or that of a liquidation that closes a part of a position on the book.
import { EntryPoint, HoldSide, MarginMode, type OrderDirection, Side } from '#lib/contract/enums.ts';
import { forcedDirection } from '#lib/contract/wire/orders/forced-direction.ts';
import { directionOf } from '#lib/contract/wire/orders/order-direction.ts';
import type { OrderId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';

type DirectionFacts = {
  readonly side: Side;
  readonly holdSide: HoldSide | null;
  readonly entryPoint: number;
  /** 0: none. */
  readonly planId: OrderId;
};

/** Among the orders of users, the system places only those of plans and, for contracts, those of liquidations. */
export function directionOfOrder(market: MarketListing, { side, holdSide, entryPoint, planId }: DirectionFacts): OrderDirection {
  if (!isContract(market) || entryPoint !== EntryPoint.system || planId !== 0) return directionOf(side, holdSide ?? undefined);
  const closed = holdSide ?? (side === Side.sell ? HoldSide.long : HoldSide.short);
  return forcedDirection('reduced', { holdSide: closed, isHedge: holdSide !== null, marginMode: MarginMode.cross });
}
