// The size of the largest position of a contract in coins, at a price.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { formatQuantity } from '#lib/format/numbers/format-quantity.ts';
import { ROUND_DOWN, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';

/** Rounded down to the contract's step; of an inverse contract its dollars. Null without a price, or without tiers. */
export function largestQuantity(
  { tiers, form, volumePlace }: Pick<ContractMarket, 'tiers' | 'form' | 'volumePlace'>,
  markPrice: string | null,
): string | null {
  const [value, price] = [readAmount(tiers.at(-1)?.upTo ?? ''), readPositive(markPrice ?? '')];
  if (value === null || price === null) return null;
  const quantity = form === 'inverse' ? value : value.dividedBy(price);
  return formatQuantity(writeAmount(quantity.toDecimalPlaces(volumePlace, ROUND_DOWN)), volumePlace);
}
