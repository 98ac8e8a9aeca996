// What a trade costs: a share of what it delivers.

/**
 * Fee in the units of the amount, rounded up in favour of the fee account.
 * Both factors are safe integers; the amount is split so that no product leaves the safe range.
 */
export function feeOf(amountUnits: number, feePpm: number): number {
  const millions = Math.floor(amountUnits / 1_000_000);
  const rest = amountUnits - millions * 1_000_000;
  return millions * feePpm + Math.ceil((rest * feePpm) / 1_000_000);
}
