// The codes of which way an order trades ⇄ side, and the position that it is about.
import { HoldSide, OrderDirection, Side } from '../../enums.ts';

/** Without a position (spot, one-way mode) 21 or 22; in hedge mode 1 and 2 open, 3 and 4 close a long and a short. */
export function directionOf(side: Side, holdSide: HoldSide | undefined): OrderDirection {
  const isBuy = side === Side.buy;
  if (holdSide === undefined) return isBuy ? OrderDirection.singleSideBuy : OrderDirection.singleSideSell;
  if (holdSide === HoldSide.long) return isBuy ? OrderDirection.openLong : OrderDirection.closeLong;
  return isBuy ? OrderDirection.closeShort : OrderDirection.openShort;
}

type Meaning = { readonly side: Side; readonly holdSide?: HoldSide };

const buys: Meaning = { side: Side.buy };
const sells: Meaning = { side: Side.sell };
const closesLong: Meaning = { side: Side.sell, holdSide: HoldSide.long };
const closesShort: Meaning = { side: Side.buy, holdSide: HoldSide.short };

const meanings: Readonly<Record<OrderDirection, Meaning>> = {
  [OrderDirection.openLong]: { side: Side.buy, holdSide: HoldSide.long },
  [OrderDirection.openShort]: { side: Side.sell, holdSide: HoldSide.short },
  [OrderDirection.closeLong]: closesLong,
  [OrderDirection.closeShort]: closesShort,
  [OrderDirection.reduceLong]: closesLong,
  [OrderDirection.reduceShort]: closesShort,
  [OrderDirection.liquidateIsolatedLong]: closesLong,
  [OrderDirection.liquidateIsolatedShort]: closesShort,
  [OrderDirection.deliverLong]: closesLong,
  [OrderDirection.deliverShort]: closesShort,
  [OrderDirection.liquidateCrossLong]: closesLong,
  [OrderDirection.liquidateCrossShort]: closesShort,
  [OrderDirection.offsetLong]: closesLong,
  [OrderDirection.offsetShort]: closesShort,
  [OrderDirection.singleSideBuy]: buys,
  [OrderDirection.singleSideSell]: sells,
  [OrderDirection.reduceBuy]: buys,
  [OrderDirection.reduceSell]: sells,
  [OrderDirection.liquidateBuy]: buys,
  [OrderDirection.liquidateSell]: sells,
  [OrderDirection.deleverageLong]: closesLong,
  [OrderDirection.deleverageShort]: closesShort,
  [OrderDirection.deleverageBuy]: buys,
  [OrderDirection.deleverageSell]: sells,
};

const directions = Object.values(OrderDirection);

/** The code of a row, if it is one that is known. */
export const knownDirection = (delegateType: number): OrderDirection | undefined => directions.find((one) => one === delegateType);

/** The side of the code as a row carries it. A code that nobody knows counts as a sell. */
export function sideOfDirection(delegateType: number): Side {
  const known = knownDirection(delegateType);
  return known === undefined ? Side.sell : meanings[known].side;
}

export const readDirection = (direction: OrderDirection): Meaning => meanings[direction];
