// The quick tests that judge deliberate breaking: those of the same room as the code, without screens and long simulations.
import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

import { leavesTraces } from './tests/leaves-traces.ts';

const patterns = process.env['MUTATE_TESTS'] ?? '{lib,server}/**/*.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: globSync(patterns.split(' ')).filter((file) => !leavesTraces(file)),
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
