// Whether a trade can be printed: the venue's own limits hold for the house, too.
import type { MarketListing } from '#server/engine/listings.ts';

type Size = { readonly priceTicks: number; readonly quantityLots: number };

/** What is wrong with the size of a trade; null: it can be printed. */
export function sizeProblem(market: MarketListing, { priceTicks, quantityLots }: Size): 'too small' | 'too large' | null {
  const notional = BigInt(priceTicks) * BigInt(quantityLots);
  const whole = 10n ** BigInt(market.priceDecimals + market.quantityDecimals);
  if (quantityLots < market.minQuantityLots || notional < BigInt(market.minAmount) * whole) return 'too small';
  if (quantityLots > market.maxQuantityLots || notional > BigInt(market.maxAmount) * whole) return 'too large';
  return null;
}

/** The most that can be printed at once at a price, in lots. */
export function largestPrint(market: MarketListing, priceTicks: number): number {
  const whole = 10n ** BigInt(market.priceDecimals + market.quantityDecimals);
  return Math.min(market.maxQuantityLots, Number((BigInt(market.maxAmount) * whole) / BigInt(priceTicks)));
}
