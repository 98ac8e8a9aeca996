// A board of many who lead: the first two hundred of them, ten looked up at a time, anew after a failure.
import { expect, test } from 'vitest';

import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { leaderTierOf } from '#lib/order-math/copy/leader-tier.ts';
import { sumOfCopies } from './copies-of-leader.ts';
import { createLeaderBoard } from './leader-board.ts';
import type { Leader } from './leaders.ts';

const times = { firstStartedMs: 1, startedMs: 1, endedMs: null };
const leader = (accountId: number, status: LeaderStatus): Leader => ({
  accountId,
  line: 'spot',
  userId: 'u',
  status,
  ...times,
  sharePercent: 8,
  nextShare: null,
  suspendedReason: null,
});
const standing = { ownUsdt: '1', copies: sumOfCopies([]), tier: leaderTierOf({ ownUsdt: '1', copiedUsdt: '0' }), places: 10 };

test('the first two hundred who lead stand on it, ten of them looked up at a time', async () => {
  // Every fifth has left: 240 lead.
  const all = Array.from({ length: 300 }, (_, at) => leader(at + 1, at % 5 === 4 ? LeaderStatus.left : LeaderStatus.leading));
  let [open, most] = [0, 0];
  const board = createLeaderBoard({
    rows: { ofLine: async () => all },
    standing: async () => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return standing;
    },
    now: () => 0,
    freshMs: 5000,
  });
  const numbers = (await board('spot')).map((one) => one.leader.accountId);
  // Four of each five lead: the two hundredth of them is number 249.
  expect([numbers.length, numbers.slice(0, 5), numbers.at(-1)]).toEqual([200, [1, 2, 3, 4, 6], 249]);
  expect(most).toBe(10);
});

test('a look that failed is not kept', async () => {
  let fails = true;
  const board = createLeaderBoard({
    rows: { ofLine: async () => (fails ? Promise.reject(new Error('away')) : [leader(1, LeaderStatus.leading)]) },
    standing: async () => standing,
    now: () => 0,
    freshMs: 5000,
  });
  await expect(board('spot')).rejects.toThrow('away');
  fails = false;
  expect(await board('spot')).toHaveLength(1);
});
