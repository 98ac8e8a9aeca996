// Prices in the direction in which an order becomes dearer for its owner.
import { Side } from '#lib/contract/enums.ts';

/** True if a price is dearer than another for this side: higher for a buy, lower for a sell. */
export const isBeyond = (side: Side, priceTicks: number, otherTicks: number): boolean =>
  side === Side.buy ? priceTicks > otherTicks : priceTicks < otherTicks;
