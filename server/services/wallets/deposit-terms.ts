// The smallest amount of a coin that still counts when it arrives.
import { Decimal } from 'decimal.js';

import type { CoinListing, CoinNetwork } from './coin-listing.ts';

/** In US dollars, where nothing else is said: less is dust that costs more to look at than it is worth. */
const usualUsd = 0.01;

/** In the coin, decimal text; as the network has it, or rounded up to one digit that is not zero and what the coin can hold. */
export function depositMinimum({ listedPriceUsd }: CoinListing, { minimumDeposit }: CoinNetwork, decimals: number): string {
  if (minimumDeposit !== undefined) return minimumDeposit;
  const min = new Decimal(usualUsd)
    .div(listedPriceUsd)
    .toSignificantDigits(1, Decimal.ROUND_UP)
    .toDecimalPlaces(decimals, Decimal.ROUND_UP);
  return Decimal.max(min, new Decimal(10).pow(-decimals)).toFixed();
}
