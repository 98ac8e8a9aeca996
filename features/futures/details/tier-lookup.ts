// The tier that a position's value falls into, and what that means.
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { maintenanceMargin, maxLeverageAt, type RiskTier, tierDeductions, tierNumber } from '#lib/order-math/risk/maintenance-margin.ts';

export type TierFound = {
  /** From 1. */
  readonly tier: number;
  /** Null: no position may be so large. */
  readonly maxLeverage: string | null;
  readonly maintenanceRate: string;
  /** In the quote coin, as what follows. */
  readonly deduction: string;
  /** The margin that must stay behind a position of that value, the taker fee of its close included. */
  readonly maintenanceMargin: string;
};

/** `value` in the quote coin. Null for what is no number above zero. */
export function lookUpTier(value: string, tiers: readonly RiskTier[], takerFeeRate: string): TierFound | null {
  if (readPositive(value) === null) return null;
  const tier = tierNumber(value, tiers);
  const maintenance = maintenanceMargin({ value, tiers, takerFeeRate });
  const [row, deduction] = tier === null ? [] : [tiers[tier - 1], tierDeductions(tiers)?.[tier - 1]];
  if (tier === null || maintenance === null || row === undefined || deduction === undefined) return null;
  return {
    tier,
    maxLeverage: maxLeverageAt(value, tiers),
    maintenanceRate: row.maintenanceRate,
    deduction,
    maintenanceMargin: maintenance,
  };
}
