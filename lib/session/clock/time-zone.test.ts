// The clock's settings, as the specification writes them: minutes against the sun.
import { expect, test } from 'vitest';

import { timeZone } from '#lib/contract/wire/settings.ts';
import { deviceZone, offsetOf } from './time-zone.ts';
import { zoneName, zonesOffered } from './zone-settings.ts';

test.each([
  ['-480', 480, 'UTC+8'],
  ['-345', 345, 'UTC+5:45'],
  ['210', -210, 'UTC−3:30'],
  ['0', 0, 'UTC'],
])('%s is %i minutes from UTC: %s', (setting, minutes, name) => {
  expect([offsetOf(setting), zoneName(setting)]).toEqual([minutes, name]);
});

test('the device decides where nothing is set', () => {
  expect(offsetOf(deviceZone)).toBeNull();
});

test('whole hours from −12 to 12 are offered, the others behind one more choice, and the chosen one always', () => {
  const hours = Array.from({ length: 25 }, (_, place) => String(720 - place * 60));
  expect(zonesOffered('0', false)).toEqual([...hours, 'more']);
  expect(zonesOffered('-345', false)).toHaveLength(27);
  expect(zonesOffered('-345', false)).toContain('-345');
  expect(zonesOffered('0', true)).toEqual(expect.arrayContaining([...hours, '-345', '210']));
});

test('every clock on offer can be kept by the exchange, and is offered once', () => {
  const clocks = zonesOffered('0', true);
  expect(clocks.filter((setting) => !timeZone.safeParse(setting).success)).toEqual([]);
  expect(new Set(clocks).size).toBe(clocks.length);
});
