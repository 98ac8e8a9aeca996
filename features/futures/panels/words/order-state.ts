// The state of an order, and its time in force, from the codes of the wire.
import { OrderStatus, OrderType, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';

const validities = {
  [TimeInForce.gtc]: 'gtc',
  [TimeInForce.postOnly]: 'postOnly',
  [TimeInForce.fok]: 'fok',
  [TimeInForce.ioc]: 'ioc',
} as const;

export function validityOf({ timeInForceValue }: SpotOrder): (typeof validities)[TimeInForce] {
  const known = Object.values(TimeInForce).find((code) => code === timeInForceValue);
  return validities[known ?? TimeInForce.gtc];
}

export const isMarketOrder = ({ orderType }: SpotOrder): boolean => orderType === OrderType.market;

/** Cancelled after a part had been filled is neither filled nor cancelled. */
export function outcomeOf({ status, dealCount }: SpotOrder): 'open' | 'filled' | 'partlyFilled' | 'cancelled' | 'rejected' {
  if (status === OrderStatus.filled) return 'filled';
  if (status === OrderStatus.rejected) return 'rejected';
  if (status !== OrderStatus.cancelled) return 'open';
  return /[1-9]/.test(dealCount) ? 'partlyFilled' : 'cancelled';
}
