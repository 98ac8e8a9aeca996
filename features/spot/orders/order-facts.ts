// The facts that the lists show about an order, taken from its wire form.
import { OrderDirection, OrderStatus, OrderType, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { percentOfWhole } from '#lib/order-math/orders/quantity-from-percent.ts';

export const isZero = (text: string): boolean => !/[1-9]/.test(text);

export const sideOf = (order: SpotOrder): 'buy' | 'sell' => (order.delegateType === OrderDirection.singleSideBuy ? 'buy' : 'sell');
export const isMarketOrder = (order: SpotOrder): boolean => order.orderType === OrderType.market;

const timeInForceNames = {
  [TimeInForce.gtc]: 'gtc',
  [TimeInForce.postOnly]: 'postOnly',
  [TimeInForce.fok]: 'fok',
  [TimeInForce.ioc]: 'ioc',
} as const;

export function timeInForceName(code: number): (typeof timeInForceNames)[TimeInForce] {
  const known = Object.entries(timeInForceNames).find(([value]) => Number(value) === code);
  return known === undefined ? 'gtc' : known[1];
}

/** filled, cancelled, and cancelled after a part had been filled: a trader wants to know the difference. Why it was, orderEnd tells. */
export function outcomeOf(order: SpotOrder): 'filled' | 'cancelled' | 'partlyFilled' | 'rejected' | 'open' {
  if (order.status === OrderStatus.filled) return 'filled';
  if (order.status === OrderStatus.rejected) return 'rejected';
  if (order.status !== OrderStatus.cancelled) return 'open';
  return isZero(order.dealCount) ? 'cancelled' : 'partlyFilled';
}

/** Whole percents of the size that are filled. */
export function filledPercent(order: SpotOrder): number {
  return percentOfWhole(order.tradeUnit === 'quote' ? order.dealAmount : order.dealCount, order.delegateCount);
}
