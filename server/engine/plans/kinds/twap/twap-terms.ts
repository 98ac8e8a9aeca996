// TWAP: a quantity or an amount that is traded in slices over time.
import type { Ticks } from '#server/engine/units.ts';

export type TwapTerms = {
  /** Its name in journals, snapshots, the database and the calls' addresses; everything else says TWAP. */
  readonly kind: 'time-share';
  readonly slices: number;
  readonly intervalMs: number;
  /** 0: at market. */
  readonly limitTicks: Ticks;
  /** The most that a slice may differ from the even one, in millionths. */
  readonly jitterPpm: number;
  /** Unsigned 32-bit. */
  readonly seed: number;
};
