// Times of the day between the reader's zone and UTC, over midnight either way.
import { expect, test } from 'vitest';

import { timeOf, utcMinuteOf } from './day-minutes.ts';

test.each([
  ['09:00', 0, 540],
  ['09:00', 120, 420],
  ['00:30', 60, 1_410],
  ['23:15', -300, 255],
  ['05:45', 345, 0],
  ['23:59', -210, 209],
])('%s at %i minutes from UTC', (time, zoneMinutes, utcMinute) => {
  expect(utcMinuteOf(time, zoneMinutes)).toBe(utcMinute);
  expect(timeOf(utcMinute, zoneMinutes)).toBe(time);
});

test.each(['', '24:00', '9:00', '12:60', 'noon'])('%j is no time', (text) => expect(utcMinuteOf(text, 0)).toBeNull());
