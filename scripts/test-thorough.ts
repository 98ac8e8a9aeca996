// npm run test:thorough: the tests with long searches (random commands, twins, kills) at their full length. Arguments go to Vitest.
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const statuses = ['vitest.config.ts', 'vitest.api.config.ts'].map(
  (config) =>
    spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'related', 'tests/thorough.ts', '--run', '--config', config, '--passWithNoTests', ...given],
      { stdio: 'inherit', env: { ...process.env, TEST_THOROUGH: '1' } },
    ).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
