// Bad days in the store: one of each world, and the contracts that wait, as they were last told.
import { expect, test } from 'vitest';

import { createBadDayStore } from '#server/market/contracts/bad-days/bad-day-store.ts';
import { openTestStore } from '#tests/open-test-store.ts';

const store = await openTestStore();

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
