// One side of a mirrored book: prices in order, best first, and what stands at each.

export type PriceLevels = {
  /** 0 lots: the level is gone. */
  set(priceTicks: number, quantityLots: number): void;
  top(count: number): (readonly [number, number])[];
};

/** `direction` 1: the lowest price is best (asks); −1: the highest (bids). */
export function createPriceLevels(direction: 1 | -1): PriceLevels {
  const prices: number[] = [];
  const quantities = new Map<number, number>();
  /** The index at which the price is, or belongs. */
  const placeOf = (priceTicks: number): number => {
    let low = 0;
    let high = prices.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = prices[middle];
      if (at !== undefined && (at - priceTicks) * direction < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    set: (priceTicks, quantityLots) => {
      const known = quantities.has(priceTicks);
      if (quantityLots === 0) {
        if (!known) return;
        quantities.delete(priceTicks);
        prices.splice(placeOf(priceTicks), 1);
        return;
      }
      if (!known) prices.splice(placeOf(priceTicks), 0, priceTicks);
      quantities.set(priceTicks, quantityLots);
    },
    top: (count) => prices.slice(0, count).map((price) => [price, quantities.get(price) ?? 0] as const),
  };
}
