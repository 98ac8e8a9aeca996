// Unit and component tests. Files that render React ask for jsdom with a `@vitest-environment jsdom` line of their own.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,components,features,lib,server,service-worker,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/api/**', 'tests/chains/**', '**/node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/patient-screens.ts'],
    pool: 'threads',
    // Left to itself it leaves one core idle, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A machine that does other work beside is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  oxc: { jsx: { runtime: 'automatic' } },
});
