// Scaled orders in the integers of the core: how a size is spread over prices, and what the whole costs on average.
import { averageOfScaled, scaledOrders, type ScaledSpread } from '#lib/order-math/orders/scaled-orders.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, lots, parseDecimal, ticks, type Lots, type Ticks } from '#server/engine/units.ts';

/** The distribution of a size over orders. */
export type Spread = {
  readonly startPrice: Ticks;
  readonly endPrice: Ticks;
  readonly orderCount: number;
  /** The size of the last order as a multiple of the first; a decimal. */
  readonly sizeSkew: string;
};

const termsOf = (spread: Spread, { priceDecimals }: MarketListing): ScaledSpread => ({
  startPrice: formatDecimal(spread.startPrice, priceDecimals),
  endPrice: formatDecimal(spread.endPrice, priceDecimals),
  orderCount: spread.orderCount,
  sizeSkew: spread.sizeSkew,
  tickSize: formatDecimal(1, priceDecimals),
});

/** The price at which a size in margin or value is counted; no order below `min`, where that is given. Null for a skew out of range. */
export const averagePrice = (spread: Spread, market: MarketListing, min: string | null): string | null =>
  averageOfScaled(termsOf(spread, market), min);

/**
 * One size as limit orders from the first price to the last, by the formula that the order form shows (`lib/order-math/orders/scaled-orders.ts`).
 * Null when an order would have no size.
 */
export function splitOrder(
  split: Spread & { readonly quantity: Lots },
  market: MarketListing,
): readonly { readonly price: Ticks; readonly quantity: Lots }[] | null {
  const { priceDecimals, quantityDecimals } = market;
  const orders = scaledOrders({
    ...termsOf(split, market),
    quantity: formatDecimal(split.quantity, quantityDecimals),
    lotSize: formatDecimal(1, quantityDecimals),
  });
  const whole = (text: string, decimals: number): number => Number(parseDecimal(text, decimals) ?? 0n);
  return (
    orders?.map((one) => ({ price: ticks(whole(one.price, priceDecimals)), quantity: lots(whole(one.quantity, quantityDecimals)) })) ?? null
  );
}
