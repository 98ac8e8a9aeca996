// The loss that a new copy carries over, in lives worked out by hand.
import { expect, test } from 'vitest';

import { carriedLoss, type EarlierCopy } from './carried-loss.ts';

const dayMs = 86_400_000;

const copy = (startDay: number, endDay: number | null, belowMarkUnits: number, carriedUnits = 0): EarlierCopy => ({
  startedMs: startDay * dayMs,
  endedMs: endDay === null ? null : endDay * dayMs,
  belowMarkUnits,
  carriedUnits,
});

test.each<readonly [string, readonly EarlierCopy[], number, number]>([
  ['there was none', [], 10, 0],
  ['one that runs is not over', [copy(0, null, 50)], 10, 0],
  ['a loss is carried', [copy(0, 5, 50)], 10, 50],
  ['a gain carries nothing', [copy(0, 5, -50)], 10, 0],
  ['a gain after a loss that was not carried makes up for none of it', [copy(0, 5, 50), copy(6, 7, -20)], 10, 50],
  ['it is carried once', [copy(0, 5, 50), copy(6, null, 10, 50)], 10, 0],
  // 50 were carried and 30 of them made up for.
  ['what is left of it is carried on', [copy(0, 5, 50), copy(6, 8, 20, 50)], 10, 20],
  ['more may have been lost', [copy(0, 5, 50), copy(6, 8, 90, 50)], 10, 90],
  ['of two side by side, both', [copy(0, 5, 50), copy(1, 6, 30)], 10, 80],
  ['of two side by side, the one that was not carried', [copy(0, 5, 50), copy(5, null, 0, 50), copy(1, 6, 30)], 10, 30],
  ['it ended between the opening of the account and its start', [copy(0, 5, 50), copy(4, null, 0, 50)], 10, 0],
  ['it ended so, and a part of it was not carried', [copy(0, 5, 60), copy(4, null, 0, 50)], 10, 10],
  ['it ended so, and was lost again in part', [copy(0, 5, 50), copy(4, 7, 30, 50)], 10, 30],
  ['a loss that was carried on is as old as its last copy', [copy(0, 5, 50), copy(6, 400, 50, 50)], 500, 50],
  ['it is carried on its last day, and lost again', [copy(0, 5, 50), copy(370, 371, 50, 50)], 400, 50],
  ['for a year', [copy(0, 5, 50)], 370, 50],
  ['and no longer', [copy(0, 5, 50)], 371, 0],
  ['the oldest is carried first, and what is out of time is none', [copy(0, 5, 50), copy(0, 300, 30), copy(380, 390, 30, 30)], 400, 30],
  ['a part that was carried is gone from the oldest', [copy(0, 5, 50), copy(0, 6, 30), copy(7, null, 0, 60)], 8, 20],
])('%s', (_what, copies, nowDay, expected) => {
  expect(carriedLoss(copies, nowDay * dayMs)).toBe(expected);
  expect(carriedLoss(copies.toReversed(), nowDay * dayMs)).toBe(expected);
});
