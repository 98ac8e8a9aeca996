// The part of a waiting order that would trade at once if it were changed.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { TimeInForce } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { changedOrderFill } from '#lib/order-math/orders/changed-order-fill.ts';

export type Crossing = {
  readonly quantity: string;
  /** The part that is not filled yet. */
  readonly wanted: string;
  readonly averagePrice: string;
  readonly complete: boolean;
};

export type ChangedTerms = { readonly price: string; readonly quantity: string };

/** Null where nothing would trade. */
export function crossingFill(order: SpotOrder, { price, quantity }: ChangedTerms, book: DepthBook): Crossing | null {
  const fill = changedOrderFill(
    {
      side: sideOfDirection(order.delegateType),
      price,
      quantity,
      filled: order.dealCount,
      makerOnly: order.timeInForceValue === TimeInForce.postOnly,
    },
    book,
  );
  if (fill === null || fill.averagePrice === null) return null;
  const left = (readAmount(quantity) ?? new Amount(0)).minus(order.dealCount);
  return { quantity: fill.quantity, wanted: writeAmount(left), averagePrice: fill.averagePrice, complete: fill.complete };
}
