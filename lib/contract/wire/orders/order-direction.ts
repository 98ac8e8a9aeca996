// The codes of which way an order trades ⇄ side, and the position that it is about.
import { HoldSide, OrderDirection, Side } from '../../enums.ts';

/** Without a position (spot, one-way mode) 21 or 22; in hedge mode 1 and 2 open, 3 and 4 close a long and a short. */
export function directionOf(side: Side, holdSide: HoldSide | undefined): OrderDirection {
  const isBuy = side === Side.buy;
  if (holdSide === undefined) return isBuy ? OrderDirection.singleSideBuy : OrderDirection.singleSideSell;
  if (holdSide === HoldSide.long) return isBuy ? OrderDirection.openLong : OrderDirection.closeLong;
  return isBuy ? OrderDirection.closeShort : OrderDirection.openShort;
}

const meanings: Readonly<Record<OrderDirection, { readonly side: Side; readonly holdSide?: HoldSide }>> = {
  [OrderDirection.openLong]: { side: Side.buy, holdSide: HoldSide.long },
  [OrderDirection.openShort]: { side: Side.sell, holdSide: HoldSide.short },
  [OrderDirection.closeLong]: { side: Side.sell, holdSide: HoldSide.long },
  [OrderDirection.closeShort]: { side: Side.buy, holdSide: HoldSide.short },
  [OrderDirection.singleSideBuy]: { side: Side.buy },
  [OrderDirection.singleSideSell]: { side: Side.sell },
};

const buying: readonly number[] = [OrderDirection.openLong, OrderDirection.closeShort, OrderDirection.singleSideBuy];

/** The side of the code as a row carries it. */
export const sideOfDirection = (delegateType: number): Side => (buying.includes(delegateType) ? Side.buy : Side.sell);

export const readDirection = (direction: OrderDirection): { readonly side: Side; readonly holdSide?: HoldSide } => meanings[direction];
