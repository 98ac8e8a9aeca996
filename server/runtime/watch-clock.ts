// Says in the log when exchange time leaves the machine's clock behind, at a start or later, and when they have met again.
import type { ExchangeClock } from '#server/runtime/exchange-clock.ts';

type Log = { warn(details: object, message: string): void; info(details: object, message: string): void };

const lookEveryMs = 10_000;
/** Smaller steps are those of a clock that is set right. */
const tolerableMs = 1000;

/** Returns how to stop. */
export function watchClock(clock: Pick<ExchangeClock, 'aheadMs'>, log: Log): () => void {
  let toldMs = 0;
  const look = (): void => {
    const aheadMs = clock.aheadMs();
    if (Math.abs(aheadMs - toldMs) < tolerableMs) return;
    toldMs = aheadMs < tolerableMs ? 0 : aheadMs;
    if (toldMs === 0) log.info({}, "exchange time is the machine's clock again");
    else
      log.warn(
        { aheadMs },
        `the machine's clock is ${Math.round(aheadMs / 1000)} s behind exchange time, which goes on from the last moment in the journal`,
      );
  };
  look();
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}
