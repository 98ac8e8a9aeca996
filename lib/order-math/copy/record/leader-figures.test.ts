// The figures of leaders on lives that can be worked out on paper.
import { expect, test } from 'vitest';

import { tradeFigures } from './closed-trades.ts';
import { followersHours, followersResult } from './followers-result.ts';
import { continuedHours, hourSteps, type LeaderHour } from './leader-hours.ts';
import { moneyWeightedReturn } from './money-weighted-return.ts';
import { dayChanges, maxDrawdown, netAssetValues, timeUnderWater, timeWeightedReturn, worstDay } from './net-asset-value.ts';
import { return2023, return2026 } from './returns.ts';
import { sharpeRatio } from './sharpe-ratio.ts';
import { spotSales } from './spot-sales.ts';

const hourMs = 3_600_000;
const whole = Number.POSITIVE_INFINITY;

/** Hours from midnight on: worth, profit since the start and most margin. */
const life = (...rows: readonly (readonly [equity: number, profit: number, margin?: number])[]): readonly LeaderHour[] =>
  rows.map(([equityUnits, profitUnits, mostMarginUnits = 0], at) => ({ hourMs: at * hourMs, equityUnits, profitUnits, mostMarginUnits }));

const navsOf = (hours: readonly LeaderHour[]) => netAssetValues(hourSteps(hours, whole), 0);

test('a loss that is won back is nothing by any formula, but it was a fall', () => {
  const hours = life([1_200, 0], [900, -300], [1_200, 0]);
  const steps = hourSteps(hours, whole);
  expect(timeWeightedReturn(navsOf(hours))).toBe(0);
  // −300 ÷ 1,200 and, since the capital of an hour is the most of it, 300 ÷ 1,200.
  expect(return2026(steps)).toBe(0);
  expect(return2023(steps, 200)).toBe(0);
  expect(maxDrawdown(navsOf(hours))).toBe(25_000_000);
  expect(timeUnderWater(navsOf(hours))).toBe(2 * hourMs);
});

test('whoever rises, or stands, was never under water', () => {
  expect(timeUnderWater(navsOf(life([1_000, 0], [1_100, 100], [1_100, 100], [1_200, 200])))).toBe(0);
  // The peak of the second hour is reached again in the fifth.
  expect(timeUnderWater(navsOf(life([100, 0], [110, 10], [100, 0], [105, 5], [120, 20], [130, 30])))).toBe(3 * hourMs);
});

test('a deposit is no gain by any formula', () => {
  const hours = life([100, 0], [1_100, 0], [1_100, 0]);
  const steps = hourSteps(hours, whole);
  expect([return2023(steps, 200), return2026(steps), timeWeightedReturn(navsOf(hours))]).toEqual([0, 0, 0]);
});

test('money that came for a moment and stood behind a trade is counted as capital of its hour', () => {
  // 100 of his own, 9,900 for half an hour, and a gain of 100: one percent, not a hundred.
  const hours = life([100, 0], [200, 100, 10_000]);
  const steps = hourSteps(hours, whole);
  expect(timeWeightedReturn(navsOf(hours))).toBe(1_000_000);
  expect(return2026(steps)).toBe(1_000_000);
});

test('a withdrawal after a loss does not hide it', () => {
  const hours = life([1_000, 0], [500, -500], [100, -500], [110, -490]);
  const steps = hourSteps(hours, whole);
  // 0.5 × 1 × 1.1 − 1.
  expect(timeWeightedReturn(navsOf(hours))).toBe(-45_000_000);
  // −50 % carried over, then 10 ÷ 200.
  expect(return2023(steps, 200)).toBe(-45_000_000);
  expect(return2026(steps)).toBe(-50_000_000 + 9_090_909);
  expect(maxDrawdown(navsOf(hours))).toBe(50_000_000);
});

test('whoever lost all stays at nothing, and more than all is not less than nothing', () => {
  const hours = life([1_000, 0], [-50, -1_050], [950, -1_050], [1_900, -100]);
  expect(timeWeightedReturn(navsOf(hours))).toBe(-100_000_000);
  expect(maxDrawdown(navsOf(hours))).toBe(100_000_000);
  expect(timeUnderWater(navsOf(hours))).toBe(3 * hourMs);
});

test('a window begins anew', () => {
  const hours = life([1_000, 0], [2_000, 1_000], [1_000, 0]);
  const steps = hourSteps(hours, hourMs);
  expect(steps).toHaveLength(1);
  expect(timeWeightedReturn(netAssetValues(steps, hourMs))).toBe(-50_000_000);
  expect(hourSteps([], whole)).toEqual([]);
});

test('days change at midnight, and the worst of them is known', () => {
  const hours = Array.from({ length: 49 }, (_, at): LeaderHour => {
    const equityUnits = at <= 24 ? 1_000 + at * 10 : 1_240 - (at - 24) * 31;
    return { hourMs: at * hourMs, equityUnits, profitUnits: equityUnits - 1_000, mostMarginUnits: 0 };
  });
  const days = dayChanges(navsOf(hours));
  expect(days.map(({ endMs }) => endMs / hourMs)).toEqual([24, 48]);
  expect(days.map(({ changeE8 }) => Math.round(changeE8 / 1_000))).toEqual([24_000, -60_000]);
  expect(Math.round(worstDay(navsOf(hours)) / 1_000)).toBe(-60_000);
});

test('a ratio needs thirty days that differ', () => {
  const days = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 3 : 1));
  // Mean 2; deviation of a sample √(30 ÷ 29); × √365.
  expect(Number(sharpeRatio(days))).toBeCloseTo((2 / Math.sqrt(30 / 29)) * Math.sqrt(365), 7);
  expect(sharpeRatio(days.slice(1))).toBeNull();
  expect(sharpeRatio(days.map(() => 5))).toBeNull();
});

test('trades won and lost', () => {
  const trade = (netUnits: bigint, openedUnits = 100n, leverage = 5) => ({ endedMs: 0, netUnits, openedUnits, leverage });
  expect(tradeFigures([trade(10n), trade(5n), trade(-20n, 200n, 20), trade(0n)])).toEqual({
    closed: 4,
    won: 2,
    winRateE8: 50_000_000,
    averageWinUnits: 7n,
    averageLossUnits: -10n,
    mostLeverage: 20,
    // (100 × 5 × 3 + 200 × 20) ÷ 500.
    leverageHundredths: 1_100,
  });
  expect(tradeFigures([])).toMatchObject({ closed: 0, winRateE8: 0, leverageHundredths: 0 });
});

test('a sale of coins from before is no trade', () => {
  const fill = (side: 'buy' | 'sell', baseUnits: bigint, quoteUnits: bigint) => ({ timeMs: 7, side, baseUnits, quoteUnits });
  expect(spotSales([fill('sell', 5n, 500n)])).toEqual([]);
  // Two of the four were bought: they brought half.
  expect(spotSales([fill('buy', 2n, 200n), fill('sell', 4n, 500n)])).toEqual([
    { endedMs: 7, netUnits: 50n, openedUnits: 200n, leverage: 1 },
  ]);
  const sales = spotSales([fill('buy', 3n, 100n), fill('sell', 1n, 40n), fill('sell', 2n, 80n)]);
  expect(sales.map(({ netUnits }) => netUnits)).toEqual([6n, 14n]);
});

test('what followers made on their money', () => {
  // The example of the method: 100 at first, 50 more after one of two years, 300 at the end.
  const year = 1_000;
  const asked = { fromMs: 0, toMs: 2 * year, beginUnits: 100, gainUnits: 150, flows: [{ timeMs: year, units: 50 }] };
  expect(moneyWeightedReturn(asked)).toBe(120_000_000);
  expect(moneyWeightedReturn({ ...asked, beginUnits: 0, flows: [] })).toBeNull();
  // Whoever came late and lost a tenth has lost a tenth of what was there for half the time.
  expect(moneyWeightedReturn({ ...asked, beginUnits: 0, gainUnits: -10, flows: [{ timeMs: year, units: 100 }] })).toBe(-20_000_000);
});

test('whoever stops and leads again goes on from where he was', () => {
  const hour = (hourMs: number, equityUnits: number, profitUnits: number, flowUnits: number) => ({
    hourMs,
    equityUnits,
    profitUnits,
    flowUnits,
    mostMarginUnits: 0,
  });
  // 100 lost; stopped; 700 came while nobody looked; 80 lost of them, and 20 taken out.
  const hours = continuedHours([hour(0, 1_000, 0, 0), hour(1, 900, -100, 0), hour(5, 1_600, 0, 0), hour(6, 1_500, -80, -20)]);
  expect(hours.map(({ profitUnits }) => profitUnits)).toEqual([0, -100, -100, -180]);
  expect(hourSteps(hours, whole).map(({ profitUnits, flowUnits }) => [profitUnits, flowUnits])).toEqual([
    [-100, 0],
    [0, 700],
    [-80, -20],
  ]);
});

test('followers together: who came late counts for his time, who left took his money, and what was lost is counted', () => {
  const point = (timeMs: number, putInUnits: number, totalUnits: number) => ({ timeMs, putInUnits, totalUnits });
  const stays = { points: [point(0, 1_000, 0), point(10, 1_000, 100)], hasEnded: false };
  const comesAndGoes = { points: [point(4, 500, 0), point(6, 500, -50)], hasEnded: true };
  const hours = followersHours([stays, comesAndGoes], 0, 10);
  expect(hours).toEqual([
    { timeMs: 0, flowUnits: 1_000, profitUnits: 0 },
    { timeMs: 4, flowUnits: 500, profitUnits: 0 },
    { timeMs: 6, flowUnits: -450, profitUnits: -50 },
    { timeMs: 10, flowUnits: 0, profitUnits: 100 },
  ]);
  // 1,000 for all of the time, 500 for six tenths of it, less 450 for four tenths: 1,120. They made 50.
  expect(followersResult(hours, 10)).toEqual({ profitUnits: 50, rateE8: Math.floor((50 / 1_120) * 100_000_000) });
  // Within a window that begins at 5: what stood there then has come then.
  const late = followersHours([stays, comesAndGoes], 5, 10);
  expect(late[0]).toEqual({ timeMs: 5, flowUnits: 1_500, profitUnits: 0 });
  expect(followersResult(late, 10).profitUnits).toBe(50);
  // A copy that ends after the period is still there at its end.
  expect(followersHours([comesAndGoes], 0, 5)).toEqual([{ timeMs: 4, flowUnits: 500, profitUnits: 0 }]);
  expect(followersResult([], 10)).toEqual({ profitUnits: 0, rateE8: null });
});
