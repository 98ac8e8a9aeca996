// The settings of memory: Node keeps the young objects within them, and what an operator has set stays.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

import { memoryArguments, memoryEnvironment } from '../../scripts/start/process-memory.ts';

/** So many small objects that Node would let their space grow to twice its 32 MB by itself. */
const program = `
  let kept = [];
  for (let at = 0; at < 4_000_000; at += 1) {
    kept.push({ at });
    if (kept.length > 300_000) kept = [];
  }
  const { getHeapSpaceStatistics } = process.getBuiltinModule('node:v8');
  console.log(getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size);
`;

/** Two halves of 8 MB. A page more is taken while objects are moved from one to the other; without the settings it is 128 MB. */
const mostYoungBytes = 18 * 1024 * 1024;

test('young objects take 16 MB of a thread, and little more at any moment', () => {
  const youngBytes = (settings: readonly string[]): number =>
    Number(execFileSync(process.execPath, [...settings, '-e', program], { encoding: 'utf8' }));
  expect(youngBytes(memoryArguments)).toBeLessThanOrEqual(mostYoungBytes);
  expect(youngBytes([])).toBeGreaterThan(mostYoungBytes);
});

test('the allocator’s settings are added to the environment, and an operator’s own stay', () => {
  const names = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'];
  expect(Object.keys(memoryEnvironment({ NODE_ENV: 'production' }))).toEqual([...names, 'NODE_ENV']);
  expect(memoryEnvironment({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '7' })).toMatchObject({ MALLOC_ARENA_MAX: '7' });
});
