// A step in the risk of a contract: the larger the position, the less leverage and the more margin that stays.

/** A slice of a position's value: what it may be levered by, and what must stay behind it. */
export type RiskTier = {
  /** In value units of the contract (accounts/contract-value.ts), included; that of the last tier is the most a position may be worth. */
  readonly upTo: number;
  readonly maxLeverage: number;
  readonly maintenancePpm: number;
};
