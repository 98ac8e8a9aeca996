// The fill that a waiting order would have at once if it stood at another price.
import { Amount, readAmount, writeAmount } from '../amounts/amount.ts';
import { type BookFill, type BookLevel, fillAgainstBook } from './book-fill.ts';
import type { OrderSide } from '../futures/position-side.ts';

export type ChangedOrder = {
  readonly side: OrderSide;
  readonly price: string;
  /** All of it, with what is filled already. */
  readonly quantity: string;
  readonly filled: string;
  /** It is refused where it would take: nothing trades. */
  readonly makerOnly: boolean;
};

type Book = { readonly bids: readonly BookLevel[]; readonly asks: readonly BookLevel[] };

/** Null where nothing would trade, and for bad input. */
export function changedOrderFill({ side, price, quantity, filled, makerOnly }: ChangedOrder, { bids, asks }: Book): BookFill | null {
  const [whole, done] = [readAmount(quantity), readAmount(filled)];
  if (makerOnly || whole === null || done === null) return null;
  const left = writeAmount(Amount.max(whole.minus(done), 0));
  const fill = fillAgainstBook(side === 'buy' ? asks : bids, { by: 'quantity', quantity: left }, { side, price });
  return fill === null || fill.averagePrice === null ? null : fill;
}
