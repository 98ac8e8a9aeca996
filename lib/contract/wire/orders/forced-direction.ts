// The direction codes of what the exchange itself closes, and why it did.
import { HoldSide, MarginMode, OrderDirection } from '../../enums.ts';

/** reduced: on the book, in part. liquidated: taken over by the insurance fund. netted: a long and a short against each other. */
export type ForcedClose = 'reduced' | 'liquidated' | 'netted' | 'deleveraged' | 'delivered';

/** The position that is closed, and whether its account holds a long and a short beside each other. */
type ClosedHolding = { readonly holdSide: HoldSide; readonly isHedge: boolean; readonly marginMode: MarginMode };

type Pair = readonly [ofLong: OrderDirection, ofShort: OrderDirection];

/** A long is closed by a sell. */
const oneWay: Readonly<Record<Exclude<ForcedClose, 'netted' | 'delivered'>, Pair>> = {
  reduced: [OrderDirection.reduceSell, OrderDirection.reduceBuy],
  liquidated: [OrderDirection.liquidateSell, OrderDirection.liquidateBuy],
  deleveraged: [OrderDirection.deleverageSell, OrderDirection.deleverageBuy],
};

function pairOf(close: ForcedClose, { isHedge, marginMode }: ClosedHolding): Pair {
  if (close === 'netted') return [OrderDirection.offsetLong, OrderDirection.offsetShort];
  if (close === 'delivered') return [OrderDirection.deliverLong, OrderDirection.deliverShort];
  if (!isHedge) return oneWay[close];
  if (close === 'reduced') return [OrderDirection.reduceLong, OrderDirection.reduceShort];
  if (close === 'deleveraged') return [OrderDirection.deleverageLong, OrderDirection.deleverageShort];
  return marginMode === MarginMode.isolated
    ? [OrderDirection.liquidateIsolatedLong, OrderDirection.liquidateIsolatedShort]
    : [OrderDirection.liquidateCrossLong, OrderDirection.liquidateCrossShort];
}

export function forcedDirection(close: ForcedClose, closed: ClosedHolding): OrderDirection {
  const [ofLong, ofShort] = pairOf(close, closed);
  return closed.holdSide === HoldSide.long ? ofLong : ofShort;
}

const reasons: Readonly<Partial<Record<OrderDirection, ForcedClose>>> = {
  [OrderDirection.reduceLong]: 'reduced',
  [OrderDirection.reduceShort]: 'reduced',
  [OrderDirection.reduceBuy]: 'reduced',
  [OrderDirection.reduceSell]: 'reduced',
  [OrderDirection.liquidateIsolatedLong]: 'liquidated',
  [OrderDirection.liquidateIsolatedShort]: 'liquidated',
  [OrderDirection.liquidateCrossLong]: 'liquidated',
  [OrderDirection.liquidateCrossShort]: 'liquidated',
  [OrderDirection.liquidateBuy]: 'liquidated',
  [OrderDirection.liquidateSell]: 'liquidated',
  [OrderDirection.offsetLong]: 'netted',
  [OrderDirection.offsetShort]: 'netted',
  [OrderDirection.deleverageLong]: 'deleveraged',
  [OrderDirection.deleverageShort]: 'deleveraged',
  [OrderDirection.deleverageBuy]: 'deleveraged',
  [OrderDirection.deleverageSell]: 'deleveraged',
  [OrderDirection.deliverLong]: 'delivered',
  [OrderDirection.deliverShort]: 'delivered',
};

/** Null for the code of an order that its owner, or a plan of theirs, has placed. */
export const forcedCloseOf = (direction: OrderDirection): ForcedClose | null => reasons[direction] ?? null;
