// Work for a key: once for all who ask at the same time or shortly after, and again after a failure or a while.
import { expect, test } from 'vitest';

import { createOnceFor } from './once-for.ts';

test('all who ask at once or shortly after get one answer, others their own', async () => {
  let [nowMs, count] = [0, 0];
  const { once } = createOnceFor<number>(5_000, () => nowMs);
  const work = (): Promise<number> => Promise.resolve((count += 1));
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
  nowMs = 4_999;
  expect(await once('a', work)).toBe(1);
  nowMs = 5_000;
  expect(await once('a', work)).toBe(3);
});

test('what has failed is done again', async () => {
  const { once } = createOnceFor<string>(5_000, () => 0);
  await expect(once('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await once('a', () => Promise.resolve('here'))).toBe('here');
});
