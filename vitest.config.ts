// Unit and component tests. Files that render React ask for jsdom with a `@vitest-environment jsdom` line of their own.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

import './scripts/test/compile-cache.ts';
import { leavesTraces } from './tests/leaves-traces.ts';
import { isThorough } from './tests/thorough.ts';

const files = globSync('{app,components,features,lib,scripts,server,service-worker,tests}/**/*.test.{ts,tsx}', {
  exclude: ['tests/{api,chains,recovery}/**'],
});
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/patient-screens.ts'],
    pool: 'threads',
    // Left to itself it leaves one core idle, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A machine that does other work beside is slow, not wrong.
    testTimeout: isThorough ? 1_800_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'alone', include: files.filter(leavesTraces) } },
      // A graph that is shared is loaded once.
      { extends: true, test: { name: 'together', include: files.filter((file) => !leavesTraces(file)), isolate: false } },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
});
