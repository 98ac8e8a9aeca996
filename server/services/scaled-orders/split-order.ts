import { scaledOrders } from '#lib/order-math/scaled-orders.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, lots, parseDecimal, ticks, type Lots, type Ticks } from '#server/engine/units.ts';

export type Split = {
  readonly startPrice: Ticks;
  readonly endPrice: Ticks;
  readonly orderCount: number;
  readonly quantity: Lots;
  /** How many times the last order is the size of the first; a decimal. */
  readonly sizeSkew: string;
};

/**
 * One size as limit orders from the first price to the last, by the formula that the order form shows (`lib/order-math/scaled-orders.ts`).
 * Null when an order would have no size.
 */
export function splitOrder(split: Split, market: MarketListing): readonly { readonly price: Ticks; readonly quantity: Lots }[] | null {
  const { priceDecimals, quantityDecimals } = market;
  const orders = scaledOrders({
    startPrice: formatDecimal(split.startPrice, priceDecimals),
    endPrice: formatDecimal(split.endPrice, priceDecimals),
    orderCount: split.orderCount,
    quantity: formatDecimal(split.quantity, quantityDecimals),
    sizeSkew: split.sizeSkew,
    tickSize: formatDecimal(1, priceDecimals),
    lotSize: formatDecimal(1, quantityDecimals),
  });
  const whole = (text: string, decimals: number): number => Number(parseDecimal(text, decimals) ?? 0n);
  return (
    orders?.map((one) => ({ price: ticks(whole(one.price, priceDecimals)), quantity: lots(whole(one.quantity, quantityDecimals)) })) ?? null
  );
}
