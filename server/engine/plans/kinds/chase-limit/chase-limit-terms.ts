// A chase limit order: it rests at the best price of its own side and follows that price, up to a bound and a number of moves.
import type { Ticks } from '#server/engine/units.ts';

export type ChaseLimitTerms = {
  readonly kind: 'chase-limit';
  /** The furthest price that it follows to: the highest of a buy, the lowest of a sell. */
  readonly boundTicks: Ticks;
  /** So often it may be moved. */
  readonly maxMoves: number;
};
