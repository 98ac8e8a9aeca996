// The sizes in which a copy was to follow each order of a leader's trade, had nothing been cut, skipped or too small.

export type LeaderMove = {
  /** The lots of the leader's position before and after; long and short alike above zero. */
  readonly beforeLots: bigint;
  readonly afterLots: bigint;
  /** The lots that the settings of the copy made of an order that adds; 0 for one that reduces. */
  readonly wantedLots: bigint;
};

/**
 * An order that adds is followed in the wanted size. One that reduces takes the same part of what stood by then as it took of the
 * leader's position, rounded down to whole lots; the last takes all that is left. So the trade ends flat when the leader's does.
 * @returns lots of each move; above zero: added, below: reduced
 */
export function intendedSizes(moves: readonly LeaderMove[]): readonly bigint[] {
  let held = 0n;
  return moves.map(({ beforeLots, afterLots, wantedLots }) => {
    const change = afterLots > beforeLots ? wantedLots : beforeLots === 0n ? 0n : -((held * (beforeLots - afterLots)) / beforeLots);
    held += change;
    return change;
  });
}
