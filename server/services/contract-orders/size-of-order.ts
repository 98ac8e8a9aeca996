// A size that was given in margin or in value, as the contract's own quantity: by the formula that the order form shows.
import { sizeFromUnit } from '#lib/order-math/futures/contract-unit.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { contractAs } from './contract-as.ts';

export type SizeTerms = {
  readonly unit: 'margin' | 'priced';
  readonly amount: string;
  readonly price: string;
  readonly leverage: number;
  /** The index price of the margin coin; coin contracts are converted at it. */
  readonly indexPrice: string | null;
};

/** Rounded down to the lot; null where it cannot be told: no price, no index. */
export function sizeOfOrder(market: ContractListing, { unit, amount, price, leverage, indexPrice }: SizeTerms): string | null {
  const contract = contractAs(market, indexPrice);
  return sizeFromUnit({ contract, unit, price, leverage: String(leverage), amount, volumePlace: market.quantityDecimals });
}
