// The direction of a position or an order.

export type PositionSide = 'long' | 'short';
export type OrderSide = 'buy' | 'sell';

/** 1 where a rising price brings a gain, −1 where a falling one does. */
export function directionOf(side: PositionSide | OrderSide): 1 | -1 {
  return side === 'long' || side === 'buy' ? 1 : -1;
}
