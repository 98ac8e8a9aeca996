// Stop orders that the price has jumped over.
import { OrderSource, OrderStatus, OrderType } from '../../enums.ts';
import type { SpotOrder } from '../../order.ts';

const waiting: readonly number[] = [OrderStatus.unmatched, OrderStatus.partiallyFilled];

/** A stop that rests waits on the wrong side of the price. */
export const isPassedStop = ({ orderSource, orderType, status }: SpotOrder): boolean =>
  orderSource === OrderSource.stopLoss && orderType === OrderType.limit && waiting.includes(status);
