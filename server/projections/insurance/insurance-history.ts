// The insurance fund's days before this venue opened, told by somebody else.

/** In the coin's smallest units. */
export type InsurancePastDay = { readonly day: number; readonly amount: bigint; readonly amountAfter: bigint };

export type InsuranceHistory = {
  /** The time at which the venue's own movements begin. */
  readonly genesisMs: number;
  /**
   * The days (UTC, by number since 1970) by which the fund of a coin came to what it had at genesis, newest first; the newest may be the
   * day of genesis itself, and the oldest is the day on which it was given its first amount. The same every time.
   */
  days(coin: string, fundAtGenesis: bigint): readonly InsurancePastDay[];
};
