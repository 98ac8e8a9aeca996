// A limit on how often somebody may do something: a bucket that refills.

/** True when one more is allowed now. At most `perSecond` at once, and that many each second in the long run. */
export function createAllowance(perSecond: number, now: () => number): () => boolean {
  let left = perSecond;
  let lastMs = now();
  return () => {
    const nowMs = now();
    // A clock that is set back takes nothing away.
    left = Math.min(perSecond, left + (Math.max(0, nowMs - lastMs) / 1000) * perSecond);
    lastMs = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
