// A check that a trade can be printed: the venue's own limits hold for the house, too.
import type { MarketListing } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';

type Size = { readonly priceTicks: number; readonly quantityLots: number };

/** A market's limits; amounts in price ticks times lots. */
type PrintLimits = {
  readonly minQuantityLots: number;
  readonly maxQuantityLots: number;
  readonly minAmount: bigint;
  readonly maxAmount: bigint;
};

/** Finer than the amounts of any market are written, and than ticks times lots of any market are. */
const decimals = 24;

/** The smallest amount is rounded up and the largest down to what ticks and lots can make. Refuses (Error) amounts that are no decimals. */
export function limitsOf(market: MarketListing): PrintLimits {
  const { minQuantityLots, maxQuantityLots } = market;
  const amounts = [market.minAmount, market.maxAmount].map((text) => parseDecimal(text, decimals));
  const [min, max] = amounts;
  if (typeof min !== 'bigint' || typeof max !== 'bigint') throw new Error(`${market.symbol} has no amounts`);
  const step = 10n ** BigInt(decimals - market.priceDecimals - market.quantityDecimals);
  return { minQuantityLots, maxQuantityLots, minAmount: (min + step - 1n) / step, maxAmount: max / step };
}

/** The fault in the size of a trade; null: it can be printed. */
export function sizeProblem(limits: PrintLimits, { priceTicks, quantityLots }: Size): 'too small' | 'too large' | null {
  const amount = BigInt(priceTicks) * BigInt(quantityLots);
  if (quantityLots < limits.minQuantityLots || amount < limits.minAmount) return 'too small';
  if (quantityLots > limits.maxQuantityLots || amount > limits.maxAmount) return 'too large';
  return null;
}

/** The most that can be printed at once at a price, in lots. */
export const largestPrint = ({ maxQuantityLots, maxAmount }: PrintLimits, priceTicks: number): number =>
  Math.min(maxQuantityLots, Number(maxAmount / BigInt(priceTicks)));
