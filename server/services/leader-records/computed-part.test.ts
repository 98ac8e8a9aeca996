// The computed hours of a leader of the house change the leader's own figures alone: what followers got is the same to the unit.
import { expect, test } from 'vitest';

import { recordRows, type Known } from './record-rows.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const beganMs = 1000 * dayMs;
const unit = 100_000_000;
const hour = (timeMs: number, equity: number, profit: number) => ({
  hourMs: timeMs,
  equityUnits: equity * unit,
  profitUnits: profit * unit,
  mostMarginUnits: 0,
});

/** Lost 1,000 of 10,000 in ninety days that were computed, 500 of them in the last one; and made 100 of 10,000 in two of its own. */
const computed = [hour(beganMs - 90 * dayMs, 10_000, 0), hour(beganMs - dayMs, 9500, -500), hour(beganMs, 9000, -1000)];
const hours = [hour(beganMs + 60_000, 10_000, 0), hour(beganMs + dayMs, 10_300, 300), hour(beganMs + 2 * dayMs, 10_100, 100)];
const copy = {
  strategyId: 9,
  startedMs: beganMs + dayMs,
  endedMs: null,
  marketIds: [1],
  sizing: { by: 'equity' },
  leverage: null,
  equityUnits: 990 * unit,
  sharedUnits: 0,
  hasEnded: false,
  points: [
    { timeMs: beganMs + dayMs, putInUnits: 1000 * unit, totalUnits: 0 },
    { timeMs: beganMs + 2 * dayMs, putInUnits: 1000 * unit, totalUnits: -10 * unit },
  ],
} as const;

const known: Omit<Known, 'computed'> = {
  leaderId: 1,
  line: 'futures',
  hours,
  trades: [],
  ruleMarkets: [],
  copies: [copy],
  endedMs: null,
  leastAliveUnits: 100 * unit,
  leastBeginningUnits: 200 * unit,
};
const rowOf = (windowDays: number, more: Pick<Known, 'computed'>) =>
  recordRows({ ...known, ...more }).find((row) => row.windowDays === windowDays);

test.each([7, 30, 90, 0])('over %d days', (windowDays) => {
  const [joined, own] = [rowOf(windowDays, { computed }), rowOf(windowDays, { computed: [] })];
  const fields = [
    'followersProfit',
    'followersE8',
    'aum',
    'copies',
    'copiesNow',
    'shared',
    'closed',
    'equity',
    'isAlive',
    'startedMs',
    'seenMs',
  ] as const;
  for (const field of fields) expect(joined?.[field]).toEqual(own?.[field]);
  // 10 of the 1,000 that were there for all of its time.
  expect(joined).toMatchObject({ followersProfit: BigInt(-10 * unit), followersE8: -1_000_000 });
  expect(own).toMatchObject({ computedUntilMs: null, computedProfit: 0n, profit: BigInt(100 * unit) });
});

test('profit and return are those of all hours, and say how much of them was computed', () => {
  // 9,500 ÷ 10,000 × 9,000 ÷ 9,500 × 10,300 ÷ 10,000 × 10,100 ÷ 10,300 − 1.
  expect(rowOf(0, { computed })).toMatchObject({
    profit: BigInt(-900 * unit),
    timeWeightedE8: -9_100_000,
    computedUntilMs: beganMs,
    computedProfit: BigInt(-1000 * unit),
  });
  // Both falls of the computed days lie in the last seven.
  expect(rowOf(7, { computed })).toMatchObject({ profit: BigInt(-900 * unit), computedProfit: BigInt(-1000 * unit) });
});

test('once a window has left the computed days behind it has nothing of them', () => {
  const later = [...hours, hour(beganMs + 9 * dayMs, 10_400, 400)];
  const rows = recordRows({ ...known, hours: later, computed });
  expect(rows.find((row) => row.windowDays === 7)).toMatchObject({ computedUntilMs: null, computedProfit: 0n, profit: BigInt(300 * unit) });
  expect(rows.find((row) => row.windowDays === 30)).toMatchObject({ computedUntilMs: beganMs, profit: BigInt(-600 * unit) });
});
