// News of a leader who has places, without a database: those who wait come first, and a leader who leaves has none.
import { beforeEach, expect, test } from 'vitest';

import { leaderTierOf } from '#lib/order-math/copy/leader-tier.ts';
import { sumOfCopies } from './copies-of-leader.ts';
import { tellNextInLine } from './tell-copiers.ts';

let queue: string[] = [];
let told: unknown[][] = [];
let asked = 0;
beforeEach(() => {
  [queue, told, asked] = [[], [], 0];
});

/** A leader of so many places, of which so many are taken; `isOpen` null: leads no more. */
const tellNext = (isOpen: boolean | null, places: number, copiers: number) =>
  tellNextInLine(
    {
      venue: 'live',
      profiles: {
        find: async () => ({ shown: { name: 'Ann', words: '', picture: 'peaks' }, sent: null, state: 'none', refusedReason: '' }),
      },
      waiting: {
        count: async () => queue.length,
        first: async (_leaderId, _line, limit) => queue.slice(0, limit),
        remove: async (userId) => {
          queue = queue.filter((one) => one !== userId);
        },
      },
      leaderOf: async () => {
        asked += 1;
        return isOpen === null ? null : { sharePercent: 8, nextShare: null, maxCopiers: places, isOpen };
      },
      standing: async () => ({
        ownUsdt: '1',
        copies: { ...sumOfCopies([]), copiers },
        tier: leaderTierOf({ ownUsdt: '1', copiedUsdt: '0' }),
        places,
      }),
      tell: async (...all) => void told.push(all),
      now: () => 7,
    },
    42,
    'spot',
  );

test('as many as there are places, the first ones first, by the leader’s name', async () => {
  queue = ['a', 'b', 'c'];
  await tellNext(true, 10, 8);
  const words = { leader: '42', leaderName: 'Ann', line: 'spot', venue: 'live' };
  expect(told).toEqual(['a', 'b'].map((userId) => [userId, 'leaderPlace', words, 'leaderPlace 42 spot 7']));
  expect(queue).toEqual(['c']);
});

test('nobody while the leader is full or leaves, and the leader is not looked up where nobody waits', async () => {
  queue = ['a'];
  await tellNext(false, 10, 9);
  await tellNext(null, 10, 9);
  expect([told, queue, asked]).toEqual([[], ['a'], 2]);
  queue = [];
  await tellNext(true, 10, 9);
  expect([told, asked]).toEqual([[], 2]);
});
