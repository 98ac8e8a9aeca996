// The replay's clock, worked out by hand: venue seconds against recorded ones.
import { expect, test } from 'vitest';

import { createReplayClock } from './replay-clock.ts';

const span = { fromMs: 1_000_000, toMs: 1_600_000 };
const startMs = 50_000;
const started = (): ReturnType<typeof createReplayClock> => createReplayClock(span, startMs);

test('it stands before the start, then runs with the venue, and stands at the end', () => {
  const clock = started();
  expect([0, 49_999, 50_000, 50_001, 60_000, 650_000, 9_000_000].map(clock.at)).toEqual([
    1_000_000, 1_000_000, 1_000_000, 1_000_001, 1_010_000, 1_600_000, 1_600_000,
  ]);
  expect([1_000_000, 1_010_000].map(clock.reaches)).toEqual([50_000, 60_000]);
});

test('ten times as fast from second ten on, a tenth from second twenty on', () => {
  const clock = started();
  clock.setSpeed(10, 60_000);
  expect([60_000, 61_000, 70_000].map(clock.at)).toEqual([1_010_000, 1_020_000, 1_110_000]);
  expect(clock.reaches(1_020_005)).toBe(61_001);
  clock.setSpeed(0.1, 70_000);
  expect([70_000, 70_010, 80_000].map(clock.at)).toEqual([1_110_000, 1_110_001, 1_111_000]);
});

test('stopped, it stands however long, and goes on from there', () => {
  const clock = started();
  clock.pause(60_000);
  expect([60_000, 500_000].map(clock.at)).toEqual([1_010_000, 1_010_000]);
  expect(clock.reaches(1_020_000)).toBeNull();
  clock.play(500_000);
  clock.play(505_000);
  expect(clock.at(505_000)).toBe(1_015_000);
  expect(clock.reaches(1_020_000)).toBe(510_000);
});

test('a speed set or a seek made while it stands counts from the moment it goes on', () => {
  const clock = started();
  clock.pause(60_000);
  clock.setSpeed(1000, 70_000);
  clock.seek(1_500_000, 80_000);
  expect(clock.at(90_000)).toBe(1_500_000);
  clock.play(100_000);
  expect(clock.at(100_050)).toBe(1_550_000);
});

test('back and forth, never beyond the recording', () => {
  const clock = started();
  clock.seek(1_300_000, 51_000);
  expect(clock.at(52_000)).toBe(1_301_000);
  clock.seek(1_000_500, 53_000);
  expect(clock.at(54_000)).toBe(1_001_500);
  clock.seek(0, 55_000);
  expect(clock.at(55_000)).toBe(span.fromMs);
  clock.seek(9_999_999, 56_000);
  expect(clock.at(57_000)).toBe(span.toMs);
});

test.each([0, 0.09, 1000.1, -1, Number.NaN, Number.POSITIVE_INFINITY])('a speed of %d is refused, and changes nothing', (speed) => {
  const clock = started();
  expect(() => clock.setSpeed(speed, 60_000)).toThrow(RangeError);
  expect(clock.at(61_000)).toBe(1_011_000);
});

test('a trade is due at the very millisecond at which the clock shows it, at any speed', () => {
  for (const speed of [0.1, 0.3, 1, 3, 7, 10, 33.3, 1000]) {
    const clock = createReplayClock({ fromMs: 1_675_329_600_000, toMs: 1_675_339_600_000 }, 1_793_242_920_000);
    clock.setSpeed(speed, 1_793_242_925_007);
    for (let recordedMs = 1_675_329_605_111; recordedMs < 1_675_329_605_611; recordedMs += 1) {
      const dueMs = clock.reaches(recordedMs) ?? 0;
      expect([speed, recordedMs, clock.at(dueMs) >= recordedMs, clock.at(dueMs - 1) < recordedMs]).toEqual([speed, recordedMs, true, true]);
    }
  }
});
