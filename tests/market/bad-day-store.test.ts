// Bad days in the store: one of each world, and the contracts that wait, as they were last told.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createBadDayStore } from '#server/market/contracts/bad-days/bad-day-store.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-bad-days-'));
  store = await openStore({ dataDir: folder, databaseUrl: '', log: { info: () => undefined, error: () => undefined } });
}, 180_000);
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

test('a scenario takes the place of the one before in its world, and goes when it ends', async () => {
  const badDays = createBadDayStore(store.db);
  const crash = { kind: 'crash', seed: 'a', startMs: 1_790_000_000_000 } as const;
  expect(await badDays.scenarios()).toEqual([]);
  await badDays.keepScenario('live', crash);
  await badDays.keepScenario('demo', { ...crash, kind: 'squeeze' });
  await badDays.keepScenario('demo', { ...crash, seed: 'b' });
  expect(await badDays.scenarios()).toEqual(
    expect.arrayContaining([
      { world: 'live', ...crash },
      { world: 'demo', ...crash, seed: 'b' },
    ]),
  );
  await badDays.keepScenario('live', null);
  expect(await badDays.scenarios()).toEqual([{ world: 'demo', ...crash, seed: 'b' }]);
});

test('those who wait are those who were told last', async () => {
  const badDays = createBadDayStore(store.db);
  await badDays.keepWaiting([5, 7]);
  await badDays.keepWaiting([7, 9]);
  expect(new Set(await badDays.waiting())).toEqual(new Set([7, 9]));
  await badDays.keepWaiting([]);
  expect(await badDays.waiting()).toEqual([]);
});
