// A position to reckon with: one in the second tier where there is one, so that a deduction is seen.
import { Amount, readAmount, readPositive, writeAmount, writeResult } from '#lib/order-math/amounts/amount.ts';

type ExampleTier = {
  readonly level: number;
  readonly above: string;
  readonly upTo: string;
  readonly maxLeverage: string;
  readonly maintenanceRate: string;
  readonly deduction: string;
};

export type TierExample<Tier> = {
  /** Half way through the tier, in the quote coin as all of it. */
  readonly value: string;
  readonly tier: Tier;
  /** At the tier's highest leverage. */
  readonly initial: string;
  /** With the fee of the close. */
  readonly maintenance: string;
};

/** Null without a tier, and for what is no number. */
export function tierExample<Tier extends ExampleTier>(tiers: readonly Tier[], takerFeeRate: string): TierExample<Tier> | null {
  const tier = tiers[1] ?? tiers[0];
  const fee = readAmount(takerFeeRate);
  if (tier === undefined || fee === null) return null;
  const [above, upTo, leverage] = [readAmount(tier.above), readAmount(tier.upTo), readPositive(tier.maxLeverage)];
  const [rate, deduction] = [readAmount(tier.maintenanceRate), readAmount(tier.deduction)];
  if (above === null || upTo === null || leverage === null || rate === null || deduction === null) return null;
  const value = above.plus(upTo).dividedBy(2).toDecimalPlaces(0, Amount.ROUND_HALF_UP);
  return {
    value: writeAmount(value),
    tier,
    initial: writeResult(value.dividedBy(leverage)),
    maintenance: writeAmount(value.times(rate.plus(fee)).minus(deduction)),
  };
}
