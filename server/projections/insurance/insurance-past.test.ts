// The insurance fund's past and present as one: nothing comes twice, pages follow each other, and all of it is what the fund has.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { InsuranceFlow } from '#lib/contract/history/contract-history.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { noHistory } from '../candles/candle-history.ts';
import { createProjections, type Projections } from '../create-projections.ts';
import { openSampleExchange } from '../sample-exchange.ts';
import type { VenueHistory } from '../venue-history.ts';

const log = { info: () => undefined, error: () => undefined };
const dayMs = 86_400_000;
const sample = openSampleExchange();
const genesisMs = sample.records[0]?.timeMs ?? 0;
const today = Math.floor(genesisMs / dayMs);
/** The opening sum was 70 first, then 20 and 6 more, a loss of 1 on the day before, and 5 on the morning of genesis. */
const history: VenueHistory = {
  ...noHistory,
  insurance: {
    genesisMs,
    days: (_coin, fund) =>
      [5n, -1n, 6n, 20n, 70n].reduce<{ day: number; amount: bigint; amountAfter: bigint }[]>((list, percent, place) => {
        const last = list.at(-1);
        const amountAfter = last === undefined ? fund : last.amountAfter - last.amount;
        return [...list, { day: today - place, amount: (fund * percent) / 100n, amountAfter }];
      }, []),
  },
};

const store = await openTestStore();
let projections: Projections;
beforeAll(async () => {
  projections = await createProjections({ store, listings: sample.listings, history, log });
  projections.onRecords(sample.records);
  await projections.caughtUp(sample.records.length);
}, 180_000);
afterAll(async () => {
  await projections.close();
});

async function read(by: 'day' | 'entry', limit: number): Promise<InsuranceFlow[]> {
  const all: InsuranceFlow[] = [];
  for (let before: string | undefined; ;) {
    const { list, nextId } = await projections.insurance.flow(by, { coin: 'USDT', before, limit });
    all.push(...list);
    if (nextId === null) return all;
    before = nextId;
  }
}

test.each([1, 2, 3, 100])('in pages of %i the days are those of the past, and the opening is no movement of its own', async (limit) => {
  const days = await read('day', limit);
  expect(days.map(({ amount, amountAfter, timeMs }) => [amount, amountAfter, today - timeMs / dayMs])).toEqual([
    ['5', '100', 0],
    ['-1', '95', 1],
    ['6', '96', 2],
    ['20', '90', 3],
    ['70', '70', 4],
  ]);
  const entries = await read('entry', limit);
  expect(entries.map(({ cause, amount }) => `${cause} ${amount}`)).toEqual([
    'liquidation 5',
    'liquidation -1',
    'liquidation 6',
    'liquidation 20',
    'deposit 70',
  ]);
  expect(new Set([...days, ...entries].map(({ id }) => id)).size).toBe(5);
});
