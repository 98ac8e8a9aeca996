// The score of an attempt: return · 60 + win rate · 40 − drawdown · 100, each as a fraction of one.
import { scoreWeights } from './programme-rules.ts';

export type ScoreFigures = {
  /** Money in one and the same unit. */
  readonly startUnits: bigint;
  readonly equityUnits: bigint;
  /** Closing orders, and those of them that closed with a gain. */
  readonly closes: number;
  readonly wins: number;
  /** The equity before and after the largest fall from a highest point, by its share; the same twice: it never fell. */
  readonly fellFromUnits: bigint;
  readonly fellToUnits: bigint;
};

/** Rounded towards minus infinity. */
const floorDiv = (value: bigint, by: bigint): bigint => value / by - (value % by < 0n ? 1n : 0n);

const hundredths = (points: number): bigint => BigInt(points) * 100n;

/** In hundredths of a point, rounded down. An attempt that has closed nothing has a win rate of zero. */
export function programmeScoreE2({ startUnits, equityUnits, closes, wins, fellFromUnits, fellToUnits }: ScoreFigures): number {
  const [roi, winRate, fall] = [hundredths(scoreWeights.roi), hundredths(scoreWeights.winRate), hundredths(scoreWeights.drawdown)];
  const closed = BigInt(Math.max(closes, 1));
  const profit = roi * (equityUnits - startUnits) * closed * fellFromUnits;
  const winning = winRate * BigInt(wins) * startUnits * fellFromUnits;
  const drawdown = fall * (fellFromUnits - fellToUnits) * startUnits * closed;
  return Number(floorDiv(profit + winning - drawdown, startUnits * closed * fellFromUnits));
}
