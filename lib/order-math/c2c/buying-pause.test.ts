// Pauses of buyers: 15 minutes, 1, 4 and 24 hours, by how often they cancelled within a day.
import { expect, test } from 'vitest';

import { buyingPausedUntil } from './buying-pause.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const nowMs = 1_700_000_000_000;
const known = nowMs - 400 * dayMs;
const fresh = nowMs - 2 * dayMs;
/** Cancelled so many minutes ago. */
const ago = (minutes: number, wasPaid = false) => ({ endedMs: nowMs - minutes * minuteMs, wasPaid });
const pause = (cancelled: Parameters<typeof buyingPausedUntil>[0], registeredMs: number): number | null => {
  const untilMs = buyingPausedUntil(cancelled, registeredMs, nowMs);
  return untilMs === null ? null : (untilMs - nowMs) / minuteMs;
};

test.each([
  ['three', [ago(3), ago(2), ago(1)], null],
  ['a fourth', [ago(3), ago(2), ago(1), ago(0)], 15],
  ['a fourth, a while ago', [ago(23), ago(22), ago(21), ago(15)], null],
  ['a fifth', [ago(30), ago(29), ago(28), ago(20), ago(0)], 60],
  ['a sixth', [ago(90), ago(89), ago(88), ago(87), ago(70), ago(0)], 240],
  ['a seventh', [ago(400), ago(399), ago(398), ago(397), ago(300), ago(280), ago(0)], 1_440],
  ['an eighth', [ago(1_300), ago(1_299), ago(1_298), ago(1_297), ago(1_200), ago(1_100), ago(800), ago(10)], 1_430],
  ['one after it was marked as paid', [ago(0, true)], null],
  ['two after they were marked as paid', [ago(5, true), ago(0, true)], 15],
  ['four on two days', [ago(1_441), ago(2), ago(1), ago(0)], null],
  ['in no order', [ago(0), ago(3), ago(1), ago(2)], 15],
])('somebody known who cancels %s', (_, cancelled, minutes) => {
  expect(pause(cancelled, known)).toBe(minutes);
});

test.each([
  ['five', [ago(4), ago(3), ago(2), ago(1), ago(0)], null],
  ['a sixth', [ago(5), ago(4), ago(3), ago(2), ago(1), ago(0)], 15],
  ['three after they were marked as paid', [ago(5, true), ago(3, true), ago(0, true)], null],
  ['four after they were marked as paid', [ago(6, true), ago(5, true), ago(3, true), ago(0, true)], 15],
])('somebody new who cancels %s', (_, cancelled, minutes) => {
  expect(pause(cancelled, fresh)).toBe(minutes);
});
