// A size that was given in margin or in value, as the contract's own quantity: by the formula that the order form shows.
import type { FuturesContract } from '#lib/order-math/contract-value.ts';
import { sizeFromUnit } from '#lib/order-math/contract-unit.ts';
import { ContractForm } from '#server/engine/command.ts';
import type { ContractListing } from '#server/engine/listings.ts';

export type SizeTerms = {
  readonly unit: 'margin' | 'priced';
  readonly amount: string;
  readonly price: string;
  readonly leverage: number;
  /** Of the margin coin; coin contracts are converted at it. */
  readonly indexPrice: string | null;
};

function contractAs({ contract: { form } }: ContractListing, indexPrice: string | null): FuturesContract {
  if (form === ContractForm.linear) return { settle: 'quote' };
  if (form === ContractForm.inverse) return { settle: 'coin', sizeUnit: 'usd' };
  return { settle: 'coin', sizeUnit: 'base', marginCoinIndex: indexPrice ?? '', marginCoinIsBase: true };
}

/** Rounded down to the lot; null where it cannot be told: no price, no index. */
export function sizeOfOrder(market: ContractListing, { unit, amount, price, leverage, indexPrice }: SizeTerms): string | null {
  const contract = contractAs(market, indexPrice);
  return sizeFromUnit({ contract, unit, price, leverage: String(leverage), amount, volumePlace: market.quantityDecimals });
}
