// The end of an order that was not filled whole: the share that is filled, and why the rest is cancelled.
import { hasEndedEarly } from '#lib/contract/wire/orders/order-status.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { filledShare } from '#lib/order-math/orders/filled-share.ts';
import type { OrderSide } from '#lib/order-math/futures/position-side.ts';

const reasons = {
  unfilled: 'unfilled',
  'self-trade': 'selfTrade',
  linked: 'linked',
  countdown: 'countdown',
  margin: 'margin',
  'nothing-to-reduce': 'nothingToReduce',
  liquidation: 'liquidation',
  delivery: 'delivery',
  'chase-bound': 'chaseBound',
  'chase-moves': 'chaseMoves',
} as const;

export type EndReason = (typeof reasons)[keyof typeof reasons];

export type OrderEnd = {
  readonly side: OrderSide;
  /** The filled share of the wanted quantity: 0.09 is 9 %; '0': nothing. */
  readonly share: string;
  readonly reason: EndReason;
};

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

/** Null for the code of an order that its owner has cancelled, and for one that nobody knows. */
export const endReason = (code: string): EndReason | null => (isKnown(code) ? reasons[code] : null);

/** Null for an order that is open or filled whole, and for one that its owner has cancelled. */
export function orderEnd(order: SpotOrder): OrderEnd | null {
  const reason = endReason(order.cancelReason);
  if (!hasEndedEarly(order.status) || reason === null) return null;
  const filled = order.tradeUnit === 'quote' ? order.dealAmount : order.dealCount;
  return { side: sideOfDirection(order.delegateType), share: filledShare(filled, order.delegateCount), reason };
}
