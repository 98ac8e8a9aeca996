// What an order that waits outside of the book holds meanwhile, and where its size is typed.
import { Side } from '#lib/contract/enums.ts';
import { orderAmount } from '#lib/order-math/order-amount.ts';
import type { SizedTicket, SizeUnits } from '../ticket-size.ts';

/** A sell its quantity; a buy its amount, or the quantity at its highest limit. */
export function planHold(side: Side, { size, quantity }: SizedTicket, limitPrice: string): string | null {
  if (size === null) return null;
  if ('amount' in size) return size.amount;
  return side === Side.sell ? quantity : orderAmount(limitPrice, quantity);
}

/** The field in which the size is typed, where a kind takes only one of the two. */
export const sizeFields = (units: SizeUnits) =>
  ({
    quantity: units === 'amount' ? 'amount' : 'quantity',
    amount: units === 'quantity' ? 'quantity' : 'amount',
  }) as const;
