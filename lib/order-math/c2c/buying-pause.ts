// Buyers who cancel too often in a day buy nothing for a while, longer each time.
const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** Bounds of Bitget's marketplace (help article 12560603887227): orders cancelled in a day, in all and of those marked as paid. */
const bounds = {
  new: { all: 5, paid: 3 },
  known: { all: 3, paid: 1 },
} as const;

/** From the first cancellation beyond a bound on, and the last one from then on. */
const pausesMs = [15 * minuteMs, 60 * minuteMs, 4 * 60 * minuteMs, dayMs] as const;

/** Registered so few days ago, somebody is new. */
const newDays = 30;

/** An order that a buyer cancelled, or did not pay in time. */
export type CancelledPurchase = { readonly endedMs: number; readonly wasPaid: boolean };

/**
 * The first millisecond in which somebody may buy again; null: at once.
 * @param cancelled of the last two days, in any order
 * @param registeredMs the time when he registered
 */
export function buyingPausedUntil(cancelled: readonly CancelledPurchase[], registeredMs: number, nowMs: number): number | null {
  const bound = nowMs - registeredMs < newDays * dayMs ? bounds.new : bounds.known;
  const inOrder = cancelled.toSorted((one, other) => one.endedMs - other.endedMs);
  let beyond = 0;
  let untilMs = 0;
  for (const { endedMs } of inOrder) {
    const day = inOrder.filter((one) => one.endedMs <= endedMs && one.endedMs > endedMs - dayMs);
    if (day.length <= bound.all && day.filter(({ wasPaid }) => wasPaid).length <= bound.paid) continue;
    untilMs = Math.max(untilMs, endedMs + (pausesMs[Math.min(beyond, pausesMs.length - 1)] ?? dayMs));
    beyond += 1;
  }
  return untilMs > nowMs ? untilMs : null;
}

/** All that the rule looks at. */
export const cancelledSpanMs = 2 * dayMs;
