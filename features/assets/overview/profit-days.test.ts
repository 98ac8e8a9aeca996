// The days of a calendar of profit, held against cash: what was there at the end, less what was there before and what came in.
import { expect, test } from 'vitest';

import { monthAfter, monthOf, profitByDay, resultOf, weeksOf } from './profit-days.ts';

const at = (text: string): number => Date.parse(text);

/** Days in Tokyo, nine hours before UTC: deposits of 1000 on the 30th and 500 on the 2nd, and gains and losses beside them. */
const list = [
  { timeMs: at('2026-03-29T15:00:00Z'), worth: '0', inflow: '0', gain: '0' },
  { timeMs: at('2026-03-30T15:00:00Z'), worth: '1010.5', inflow: '1000', gain: '10.5' },
  { timeMs: at('2026-03-31T15:00:00Z'), worth: '1003.25', inflow: '0', gain: '-7.25' },
  { timeMs: at('2026-04-01T15:00:00Z'), worth: '1003.25', inflow: '0', gain: '0' },
  { timeMs: at('2026-04-02T03:00:00Z'), worth: '1600', inflow: '500', gain: '96.75' },
];
const days = profitByDay(list, 540);

test('a day’s profit stands at the date on which the day began where the user is', () => {
  expect(Object.fromEntries(days)).toEqual({ '2026-03-30': '10.5', '2026-03-31': '-7.25', '2026-04-01': '0', '2026-04-02': '96.75' });
});

test('a month is what it ended with, less what it began with and what came in', () => {
  expect(resultOf({ year: 2026, month: 3 }, days)).toEqual({ profit: String(1003.25 - 0 - 1000), won: 1, days: 2 });
  expect(resultOf({ year: 2026, month: 4 }, days)).toEqual({ profit: String(1600 - 1003.25 - 500), won: 1, days: 2 });
  expect(resultOf({ year: 2026, month: 2 }, days)).toEqual({ profit: '0', won: 0, days: 0 });
});

test('weeks begin on Monday, and have every day of the month once', () => {
  const march = weeksOf({ year: 2026, month: 3 });
  // The first of March 2026 is a Sunday.
  expect(march[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
  expect(march.flat().filter((date) => date !== null)).toHaveLength(31);
  expect(weeksOf({ year: 2028, month: 2 }).flat()).toContain('2028-02-29');
});

test('months follow each other over the turn of the year', () => {
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(monthAfter({ year: 2025, month: 12 }, 1)).toEqual({ year: 2026, month: 1 });
  expect(monthOf(at('2026-12-31T15:00:00Z'), 540)).toEqual({ year: 2027, month: 1 });
});
