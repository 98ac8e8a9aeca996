// Tests with whole programs in them: the real server with engine thread, journal and database, chains of development, and PostgreSQL.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import './scripts/test/compile-cache.ts';
import { isThorough } from './tests/thorough.ts';

const quickPassword = fileURLToPath(new URL('tests/api/quick-password.ts', import.meta.url));
/** The stand-in for the threads that hash passwords. */
const quickPasswords = {
  name: 'quick-passwords',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    source.endsWith('/hashing-threads.ts') && importer !== quickPassword ? quickPassword : null,
};

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than a small machine has cores: there is always somebody who waits for an exchange.
    maxWorkers: 3,
    // A machine that does other work beside is slow, not wrong.
    testTimeout: isThorough ? 1_800_000 : 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        plugins: [quickPasswords],
        test: {
          name: 'calls',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/data-folder.ts'],
          // One server per file, with nothing shared but the modules, which would be loaded anew for each file otherwise.
          isolate: false,
        },
      },
      // The library of development chains wants a process for each, and so does a folder that one process may hold.
      { extends: true, test: { name: 'alone', include: ['tests/{chains,recovery}/**/*.test.ts'] } },
    ],
  },
});
