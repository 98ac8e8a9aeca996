// The status of an order that has just been taken, and of one that ends unfilled.
import { OrderStatus, TimeInForce } from '../../enums.ts';

/** An order that cannot wait in the book is being matched from the moment it is taken. */
export function takenStatus({ kind, timeInForce }: { readonly kind: 'limit' | 'market'; readonly timeInForce: TimeInForce }): OrderStatus {
  const rests = kind === 'limit' && (timeInForce === TimeInForce.gtc || timeInForce === TimeInForce.postOnly);
  return rests ? OrderStatus.unmatched : OrderStatus.matching;
}

/** `reason`: the order's cancelReason. `isNew`: it ends in the moment in which it was taken. */
type Ending = { readonly reason: string; readonly isNew: boolean; readonly hasTraded: boolean };

/** Rejected: taken, then refused by the book at once, because it would have traded with its own account before anybody else. */
export const endStatus = ({ reason, isNew, hasTraded }: Ending): OrderStatus =>
  reason === 'self-trade' && isNew && !hasTraded ? OrderStatus.rejected : OrderStatus.cancelled;

/** Cancelled, or refused by the book after it was taken. */
export const hasEndedEarly = (status: number): boolean => status === OrderStatus.cancelled || status === OrderStatus.rejected;
