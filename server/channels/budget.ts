// A limit on how much somebody may use: a bucket that refills.

export type Rate = {
  /** The capacity of the bucket. */
  readonly atOnce: number;
  readonly perSecond: number;
};

export type Budget = {
  /** False when less than that is left; then nothing is taken. */
  spend(cost: number): boolean;
  /** Takes that much, or what there is. */
  forfeit(cost: number): void;
};

export function createBudget({ atOnce, perSecond }: Rate, now: () => number): Budget {
  let left = atOnce;
  let lastMs = now();
  const refill = (): void => {
    const nowMs = now();
    // A clock that steps back gives nothing and takes nothing.
    left = Math.min(atOnce, left + (Math.max(0, nowMs - lastMs) / 1000) * perSecond);
    lastMs = nowMs;
  };
  return {
    spend: (cost) => {
      refill();
      if (left < cost) return false;
      left -= cost;
      return true;
    },
    forfeit: (cost) => {
      refill();
      left = Math.max(0, left - cost);
    },
  };
}
