// Exchange time: the machine's clock, and where that steps back, what has passed since by a clock that cannot.

export type ExchangeClock = {
  /** In whole ms. It never goes back and never stands still; where the machine's clock jumps forward, so does it. */
  readonly now: () => number;
  /** The time that it is ahead of the machine's clock; 0 as a rule. */
  aheadMs(): number;
  /** It goes on from this moment at the earliest: the last one in a journal. */
  notBefore(timeMs: number): void;
  /** For another thread's clock that is to show the same time. */
  readonly shared: SharedArrayBuffer;
};

export type ClockSources = {
  /** May step in both directions. */
  readonly wall: () => number;
  /** In ms since whatever moment; the same one for all threads of the process. */
  readonly monotonic: () => number;
};

const machine: ClockSources = { wall: Date.now, monotonic: () => Number(process.hrtime.bigint()) / 1e6 };

/** @param shared of another clock, to show the same time */
export function createExchangeClock({ wall, monotonic }: ClockSources = machine, shared = new SharedArrayBuffer(8)): ExchangeClock {
  /** The offset that makes exchange time of the monotonic clock. It only grows. */
  const offset = new Float64Array(shared);
  const reach = (timeMs: number, monotonicMs: number): number => {
    const goingMs = monotonicMs + (offset[0] ?? 0);
    if (timeMs > goingMs) offset[0] = timeMs - monotonicMs;
    return Math.floor(Math.max(timeMs, goingMs));
  };
  const now = (): number => reach(wall(), monotonic());
  return {
    now,
    aheadMs: () => Math.max(0, now() - wall()),
    notBefore: (timeMs) => void reach(timeMs, monotonic()),
    shared,
  };
}
