// A listed contract in the words of the formulas.
import type { FuturesContract } from '#lib/order-math/futures/contract-value.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { ContractListing } from '#server/engine/listings.ts';

/** Coin contracts are converted at the index price of their margin coin; where it is not known the formulas answer nothing. */
export function contractAs({ contract: { form } }: ContractListing, indexPrice: string | null): FuturesContract {
  if (form === ContractForm.linear) return { settle: 'quote' };
  if (form === ContractForm.inverse) return { settle: 'coin', sizeUnit: 'usd' };
  return { settle: 'coin', sizeUnit: 'base', marginCoinIndex: indexPrice ?? '', marginCoinIsBase: true };
}
