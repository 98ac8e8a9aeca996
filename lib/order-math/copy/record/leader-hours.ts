// The hours of somebody who leads, and the minutes in between: each figure of him is made of them and of nothing else.

/** The account of a leader at the end of an hour or a minute, in whole units of its coin. The first one is its start. */
export type LeaderHour = {
  readonly hourMs: number;
  /** The worth of the line that he leads, with gains that are not realised. */
  readonly equityUnits: number;
  /** The profit since he leads; what moved in and out is no part of it. */
  readonly profitUnits: number;
  /** The most margin (spot: money in coins) that was used at any moment of the hour. */
  readonly mostMarginUnits: number;
};

/** An hour as it was written down, with the money that moved in (above zero) or out since the one before. */
export type WrittenHour = LeaderHour & { readonly flowUnits: number };

/**
 * The hours of an account that may have stopped and begun again: its profit begins anew then, and goes on here from where it was. What the
 * account was worth more or less at the new begin has moved, as far as a leader is concerned.
 * @internal
 */
export function continuedHours(written: readonly WrittenHour[]): readonly LeaderHour[] {
  let [last, before]: [WrittenHour | undefined, number] = [undefined, 0];
  return written.map((hour) => {
    const { flowUnits, ...own } = hour;
    // Worth, profit and flows of one and the same time of leading always agree.
    const goesOn = last === undefined || hour.equityUnits - last.equityUnits === hour.profitUnits - last.profitUnits + flowUnits;
    if (!goesOn) before += last?.profitUnits ?? 0;
    last = hour;
    return { ...own, profitUnits: before + hour.profitUnits };
  });
}

/**
 * The hours with minutes in between, as one row of figures. A minute goes on from where the hour before it does; one at the time of an hour
 * says nothing more.
 * @param written the hours as they were written down; all rising in time
 */
export function withMinutes(written: readonly WrittenHour[], minutes: readonly LeaderHour[]): readonly LeaderHour[] {
  const hours = continuedHours(written);
  const all: LeaderHour[] = [];
  let at = 0;
  let before = 0;
  const passHours = (untilMs: number): void => {
    for (let hour = hours[at]; hour !== undefined && hour.hourMs <= untilMs; hour = hours[at]) {
      all.push(hour);
      before = hour.profitUnits - (written[at]?.profitUnits ?? 0);
      at += 1;
    }
  };
  for (const minute of minutes) {
    passHours(minute.hourMs);
    const last = all.at(-1);
    if (last !== undefined && last.hourMs < minute.hourMs) all.push({ ...minute, profitUnits: before + minute.profitUnits });
  }
  passHours(Number.POSITIVE_INFINITY);
  return all;
}

/**
 * Hours that were computed for the time before a leader began, and those it left behind: profit goes on from where the computed part ends.
 * What the account is worth more or less at its real begin has moved.
 */
export function joinedHours(computed: readonly LeaderHour[], traded: readonly LeaderHour[]): readonly LeaderHour[] {
  const before = computed.at(-1)?.profitUnits ?? 0;
  return [...computed, ...traded.map((hour) => ({ ...hour, profitUnits: before + hour.profitUnits }))];
}

/** An hour beside the one before it. */
export type HourStep = {
  readonly hourMs: number;
  readonly profitUnits: number;
  /** The money that came in (above zero) or went out, in sum. */
  readonly flowUnits: number;
  /** The worth at the end of the hour before. */
  readonly beginUnits: number;
  /** The capital that the profit was made with: begin + what came in or went out, and no less than the most margin used. */
  readonly baseUnits: number;
  /** The most capital of the hour: base, or the worth at its end where that is more. */
  readonly availableUnits: number;
};

/**
 * The steps of the last `windowMs` before the last hour, or of the whole life where the window reaches further back. Whatever
 * was made before money moves has a row of its own, so that a flow stands at the begin of its step: neither a deposit nor a withdrawal of a
 * moment makes a return look better.
 * @param hours rising in time
 */
export function hourSteps(hours: readonly LeaderHour[], windowMs: number): readonly HourStep[] {
  const last = hours.at(-1);
  if (last === undefined) return [];
  const fromMs = last.hourMs - windowMs;
  const steps: HourStep[] = [];
  for (const [at, hour] of hours.entries()) {
    const before = hours[at - 1];
    if (before === undefined || hour.hourMs <= fromMs) continue;
    const profitUnits = hour.profitUnits - before.profitUnits;
    const flowUnits = hour.equityUnits - before.equityUnits - profitUnits;
    const baseUnits = Math.max(before.equityUnits + flowUnits, hour.mostMarginUnits, 0);
    steps.push({
      hourMs: hour.hourMs,
      profitUnits,
      flowUnits,
      beginUnits: before.equityUnits,
      baseUnits,
      availableUnits: Math.max(baseUnits, hour.equityUnits),
    });
  }
  return steps;
}
