// The margin that closed positions had taken of their owner's money.
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { ContractListing } from '#server/engine/listings.ts';

/**
 * The value of all that was opened ÷ leverage, in the smallest units of the margin coin, rounded up; of coin contracts at the price of
 * the entry.
 */
export function entryMargin({ contract }: ContractListing, openedLots: bigint, openedValue: bigint, leverage: number): bigint {
  const { form, rules } = contract;
  const value =
    form === ContractForm.linear
      ? openedValue * BigInt(rules.tickLotUnits)
      : form === ContractForm.inverse
        ? openedValue
        : openedLots * BigInt(rules.lotUnits);
  const divisor = BigInt(Math.max(1, leverage));
  return (value + divisor - 1n) / divisor;
}
