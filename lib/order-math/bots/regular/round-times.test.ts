// The calendar of auto-invest, beside moments that were worked out by hand from the published changes of clocks.
import { expect, test } from 'vitest';

import { roundAfter, type RoundCalendar, roundsAfter } from './round-times.ts';
import { isTimeZone } from './zone-clock.ts';

const calendar = (
  period: RoundCalendar['period'],
  timeOfDay: string,
  timeZone: string,
  more: Partial<RoundCalendar> = {},
): RoundCalendar => ({
  period,
  timeOfDay,
  timeZone,
  weekday: 1,
  dayOfMonth: 1,
  ...more,
});

const after = (asked: RoundCalendar, text: string, count: number): readonly string[] =>
  roundsAfter(asked, Date.parse(text), count).map((ms) => new Date(ms).toISOString().slice(0, 16));

type Row = readonly [name: string, asked: RoundCalendar, after: string, rounds: readonly string[]];

/** Berlin: +1, from 29 March 2026 01:00 UTC +2, from 25 October 01:00 UTC +1. New York: -5, from 8 March 07:00 UTC -4, from 1 November 06:00 UTC -5. */
const rows: readonly Row[] = [
  ['daily in UTC', calendar('daily', '09:30', 'UTC'), '2026-11-27T09:29:59Z', ['2026-11-27T09:30', '2026-11-28T09:30']],
  ['after a moment of its own, the next', calendar('daily', '09:30', 'UTC'), '2026-11-27T09:30:00Z', ['2026-11-28T09:30']],
  ['daily in a zone of quarter hours', calendar('daily', '00:00', 'Asia/Kathmandu'), '2026-01-01T00:00:00Z', ['2026-01-01T18:15']],
  ['daily where the day is ahead', calendar('daily', '08:00', 'Pacific/Kiritimati'), '2026-01-01T17:00:00Z', ['2026-01-01T18:00']],
  [
    'daily by the clock, not by 24 hours',
    calendar('daily', '12:00', 'Europe/Berlin'),
    '2026-03-28T11:00:00Z',
    ['2026-03-29T10:00', '2026-03-30T10:00'],
  ],
  [
    'a time that clocks leave out',
    calendar('daily', '02:30', 'Europe/Berlin'),
    '2026-03-28T12:00:00Z',
    ['2026-03-29T01:30', '2026-03-30T00:30'],
  ],
  [
    'a time that comes twice',
    calendar('daily', '02:30', 'Europe/Berlin'),
    '2026-10-24T12:00:00Z',
    ['2026-10-25T00:30', '2026-10-26T01:30'],
  ],
  [
    'a time that comes twice in New York',
    calendar('daily', '01:30', 'America/New_York'),
    '2026-11-01T00:00:00Z',
    ['2026-11-01T05:30', '2026-11-02T06:30'],
  ],
  [
    'hourly over the hour that is left out',
    calendar('hourly', '09:15', 'Europe/Berlin'),
    '2026-03-28T23:30:00Z',
    ['2026-03-29T00:15', '2026-03-29T01:15', '2026-03-29T02:15'],
  ],
  [
    'hourly in both of an hour that comes twice',
    calendar('hourly', '00:15', 'Europe/Berlin'),
    '2026-10-24T23:30:00Z',
    ['2026-10-25T00:15', '2026-10-25T01:15', '2026-10-25T02:15'],
  ],
  // Lord Howe: +11, from 4 April 2026 15:00 UTC +10:30 (02:00 becomes 01:30), from 3 October 15:30 UTC +11 (02:00 becomes 02:30).
  [
    'hourly where clocks go back half an hour',
    calendar('hourly', '00:45', 'Australia/Lord_Howe'),
    '2026-04-04T14:00:00Z',
    ['2026-04-04T14:45', '2026-04-04T15:15', '2026-04-04T16:15'],
  ],
  [
    'hourly where clocks go on half an hour',
    calendar('hourly', '00:15', 'Australia/Lord_Howe'),
    '2026-10-03T14:00:00Z',
    ['2026-10-03T14:45', '2026-10-03T16:15'],
  ],
  [
    'every 4 hours around its time of day',
    calendar('4h', '09:30', 'UTC'),
    '2026-11-27T10:00:00Z',
    ['2026-11-27T13:30', '2026-11-27T17:30', '2026-11-27T21:30', '2026-11-28T01:30'],
  ],
  [
    'every 4 hours over the change',
    calendar('4h', '02:30', 'Europe/Berlin'),
    '2026-03-28T22:00:00Z',
    ['2026-03-29T01:30', '2026-03-29T04:30'],
  ],
  [
    'every 8 hours',
    calendar('8h', '20:00', 'Asia/Tokyo'),
    '2026-11-27T00:00:00Z',
    ['2026-11-27T03:00', '2026-11-27T11:00', '2026-11-27T19:00'],
  ],
  ['every 12 hours', calendar('12h', '18:00', 'UTC'), '2026-12-31T18:00:00Z', ['2027-01-01T06:00', '2027-01-01T18:00']],
  [
    'weekly on a Sunday',
    calendar('weekly', '10:00', 'UTC', { weekday: 7 }),
    '2026-11-27T00:00:00Z',
    ['2026-11-29T10:00', '2026-12-06T10:00'],
  ],
  [
    'weekly on this very day',
    calendar('weekly', '10:00', 'UTC', { weekday: 5 }),
    '2026-11-27T09:00:00Z',
    ['2026-11-27T10:00', '2026-12-04T10:00'],
  ],
  [
    'weekly over the change',
    calendar('weekly', '10:00', 'Europe/Berlin', { weekday: 1 }),
    '2026-10-19T00:00:00Z',
    ['2026-10-19T08:00', '2026-10-26T09:00'],
  ],
  [
    'every two weeks',
    calendar('biweekly', '10:00', 'UTC', { weekday: 3 }),
    '2026-11-27T00:00:00Z',
    ['2026-12-02T10:00', '2026-12-16T10:00', '2026-12-30T10:00'],
  ],
  [
    'monthly on the 31st',
    calendar('monthly', '12:00', 'UTC', { dayOfMonth: 31 }),
    '2026-01-31T11:00:00Z',
    ['2026-01-31T12:00', '2026-02-28T12:00', '2026-03-31T12:00', '2026-04-30T12:00'],
  ],
  [
    'monthly on the 29th of a leap year',
    calendar('monthly', '12:00', 'UTC', { dayOfMonth: 29 }),
    '2028-01-30T00:00:00Z',
    ['2028-02-29T12:00', '2028-03-29T12:00'],
  ],
  [
    'monthly on the 30th over a year',
    calendar('monthly', '12:00', 'UTC', { dayOfMonth: 30 }),
    '2027-12-31T00:00:00Z',
    ['2028-01-30T12:00', '2028-02-29T12:00'],
  ],
  [
    'monthly where the local month is another',
    calendar('monthly', '00:30', 'Pacific/Auckland', { dayOfMonth: 1 }),
    '2026-05-31T12:00:00Z',
    ['2026-05-31T12:30', '2026-06-30T12:30'],
  ],
];

test.each(rows)('%s', (_, asked, from, rounds) => {
  expect(after(asked, from, rounds.length)).toEqual(rounds);
});

test.each([
  ['counted from the round before', '2026-11-18T10:00:00Z', '2026-12-02T10:00:00.000Z'],
  ['counted over rounds that were left out', '2026-10-28T10:00:00Z', '2026-12-09T10:00:00.000Z'],
  ['begun anew after another weekday was chosen', '2026-11-17T10:00:00Z', '2026-12-02T10:00:00.000Z'],
])('two weeks are %s', (_, last, next) => {
  const asked = calendar('biweekly', '10:00', 'UTC', { weekday: 3 });
  expect(new Date(roundAfter(asked, Date.parse('2026-11-27T00:00:00Z'), Date.parse(last)) ?? 0).toISOString()).toBe(next);
});

test('every moment of a year by the clock of a zone is after the one before, and as many as there are days', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia']) {
    const rounds = roundsAfter(calendar('daily', '02:15', zone), Date.parse('2028-01-01T00:00:00Z'), 366);
    expect(rounds.every((ms, place) => place === 0 || ms > (rounds[place - 1] ?? 0))).toBe(true);
    const [first = 0, last = 0] = [rounds[0], rounds.at(-1)];
    expect(Math.abs(last - first - 365 * 86_400_000)).toBeLessThanOrEqual(3_600_000);
  }
});

test.each([['9:30'], ['24:00'], ['12:60'], [''], ['noon']])('%s is no time of day', (text) => {
  expect(roundAfter(calendar('daily', text, 'UTC'), 0, null)).toBeNull();
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['Europe/Atlantis', false],
  ['+02:00', false],
  ['', false],
])('%s is a zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
