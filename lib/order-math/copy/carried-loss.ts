// The loss that a new copy has to make up for before anything of its profit is shared: what the earlier copies of the same pair have left.

/** An earlier copy of the same follower and leader, in the same line and coin. */
export type EarlierCopy = {
  readonly startedMs: number;
  /** The loss that it has begun with. */
  readonly carriedUnits: number;
  /** Null: it runs. */
  readonly endedMs: number | null;
  /** At its end: the mark, above which profit is shared, less the profit. Below zero counts nothing. */
  readonly belowMarkUnits: number;
};

/** A loss is carried for so long after the end of its copy. */
const keptMs = 365 * 86_400_000;

type Left = { readonly endedMs: number; readonly units: number };

/** Takes a loss out of those that are left, oldest first. @returns what of it was not there */
function take(left: Left[], units: number): number {
  let open = units;
  for (let [oldest] = left; oldest !== undefined && open > 0; [oldest] = left) {
    const taken = Math.min(open, oldest.units);
    open -= taken;
    left.shift();
    if (taken < oldest.units) left.unshift({ ...oldest, units: oldest.units - taken });
  }
  return open;
}

/**
 * Each loss is carried once: by the first copy that begins after the one that made it has ended, and what that one has not made up for by
 * its own end is left again. Of several that have ended side by side, all is carried.
 */
export function carriedLoss(copies: readonly EarlierCopy[], nowMs: number): number {
  const moments = copies
    .flatMap(({ startedMs, carriedUnits, endedMs, belowMarkUnits }) => [
      { timeMs: startedMs, isEnd: false, units: carriedUnits },
      ...(endedMs === null ? [] : [{ timeMs: endedMs, isEnd: true, units: Math.max(0, belowMarkUnits) }]),
    ])
    .toSorted((one, other) => one.timeMs - other.timeMs);
  let left: Left[] = [];
  // An account is opened a moment before its start is told: the loss that it carries may have been left in between.
  let ahead = 0;
  for (const { timeMs, isEnd, units } of moments) {
    left = left.filter(({ endedMs }) => timeMs - endedMs <= keptMs);
    if (!isEnd) {
      ahead += take(left, units);
      continue;
    }
    const carried = Math.min(ahead, units);
    ahead -= carried;
    left.push({ endedMs: timeMs, units: units - carried });
  }
  return left.reduce((sum, { endedMs, units }) => (nowMs - endedMs <= keptMs ? sum + units : sum), 0);
}
