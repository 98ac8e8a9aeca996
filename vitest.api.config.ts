// Tests with whole programs in them: the real server with engine thread, journal and database, and chains of development.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{api,chains}/**/*.test.ts'],
    environment: 'node',
    // One server per file, and each has threads of its own.
    pool: 'forks',
    maxWorkers: 2,
    // A machine that does other work beside is slow, not wrong.
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
