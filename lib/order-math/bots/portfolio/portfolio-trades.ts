// The trades that bring coins to their shares of a whole: in whole units, so that forms and bots come to the very same.

/** Weights and rates: so many make the whole. */
export const millionth = 1_000_000;

/** A purchase at the market may fill a little beyond the last price: so much of its amount, in thousandths, is counted on at most. */
export const atMarketThousandths = 995;

/** A share of an amount, down to the unit. */
const shareOf = (total: bigint, ppm: number): bigint => (total * BigInt(ppm)) / BigInt(millionth);

/** The targets by weights in millionths, each down to the unit: together never more than there is. */
export const targetsOf = (total: bigint, weights: readonly number[]): readonly bigint[] => weights.map((ppm) => shareOf(total, ppm));

/** True if a value is so far above or below its target: at least by the rate (a share of the target), or by more than it. */
export function isAway(value: bigint, target: bigint, ratePpm: number, atLeast: boolean): boolean {
  const distance = (value > target ? value - target : target - value) * BigInt(millionth);
  const limit = target * BigInt(ratePpm);
  return atLeast ? distance >= limit && distance > 0n : distance > limit;
}

/** Shares of an amount as large as others among each other, each down to the unit; nothing where all of those are zero. */
export function dividedBy(amount: bigint, shares: readonly bigint[]): readonly bigint[] {
  const all = shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share) => (all === 0n ? 0n : (amount * share) / all));
}
