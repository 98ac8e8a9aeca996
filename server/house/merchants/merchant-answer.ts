// The next step of a merchant of the house in an order, and the time of it: a rule over the order alone.
import type { C2cRole, C2cStep } from '#lib/contract/c2c/order-steps.ts';
import type { C2cOrderRow } from '#server/projections/c2c/create-c2c-reader.ts';
import type { HouseMerchant } from './house-merchants.ts';

export type MerchantAnswer = { readonly step: C2cStep; readonly dueMs: number };

type Order = Pick<C2cOrderRow, 'orderId' | 'state' | 'cancelAskedBy' | 'decidedFor' | 'placedMs' | 'paidMs'>;

/** Follows from the number of the order, and is another one for the next. */
function delayMs({ answers: { least, most } }: Pick<HouseMerchant, 'answers'>, orderId: number): number {
  const spreadMs = (most - least) * 1000;
  return least * 1000 + ((orderId * 7919) % (spreadMs + 1));
}

/**
 * As the seller it believes whoever says that he has paid, and gives in to an appeal. As the buyer it pays, and lets an order go that it
 * has not paid, or that the seller has appealed. It never appeals itself, and never objects. Null: the other one is to act, or an operator.
 */
export function merchantAnswer(merchant: Pick<HouseMerchant, 'answers'>, role: C2cRole, order: Order): MerchantAnswer | null {
  const { orderId, state, cancelAskedBy, decidedFor, placedMs, paidMs } = order;
  const later = (sinceMs: number): number => sinceMs + delayMs(merchant, orderId);
  if (cancelAskedBy !== null && cancelAskedBy !== role)
    return { step: role === 'buyer' && state === 'paid' ? 'decline-cancel' : 'accept-cancel', dueMs: later(placedMs) };
  if (state === 'decided') return decidedFor === role ? null : { step: 'accept-decision', dueMs: later(placedMs) };
  if (role === 'buyer') return state === 'waiting' ? { step: 'mark-paid', dueMs: later(placedMs) } : null;
  return state === 'paid' || state === 'appealed' ? { step: 'release', dueMs: later(paidMs ?? placedMs) } : null;
}
