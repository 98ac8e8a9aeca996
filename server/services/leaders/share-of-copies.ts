// The share that a leader asks for, and the copies that run: they keep what they agreed to until they are told.
import type { CopyOfLeader } from './copies-of-leader.ts';
import type { Leader } from './leaders.ts';

const hourMs = 3_600_000;

/** A higher share begins with a full hour, so that what is made before it can be told from what is made after it. */
export const fullHourFrom = (timeMs: number): number => Math.ceil(timeMs / hourMs) * hourMs;

/** Those that run and have not been told all that holds now. A rise whose hour has come happens by itself. */
export function copiesBehind(
  { sharePercent: percent, nextShare: next }: Pick<Leader, 'sharePercent' | 'nextShare'>,
  copies: readonly CopyOfLeader[],
  nowMs: number,
): readonly CopyOfLeader[] {
  return copies.filter(({ hasEnded, sharePercent, nextShare: known }) => {
    if (hasEnded || sharePercent > percent) return !hasEnded;
    if (next === null) return known !== null && known.fromMs > nowMs;
    return next.percent > sharePercent && (known?.percent !== next.percent || known.fromMs !== next.fromMs);
  });
}
