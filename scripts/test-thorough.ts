// npm run test:thorough: the tests with long searches (random commands, twins, kills) at their full length, then all calls against PostgreSQL.
// Arguments go to Vitest.
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const vitest = (args: readonly string[], extra: Readonly<Record<string, string>>): boolean =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...given], {
    stdio: 'inherit',
    env: { ...process.env, ...extra },
  }).status === 0;

const passed = [
  ...['vitest.config.ts', 'vitest.api.config.ts'].map((config) =>
    vitest(['related', 'tests/thorough.ts', '--run', '--config', config, '--passWithNoTests'], { TEST_THOROUGH: '1' }),
  ),
  vitest(['run', '--config', 'vitest.api.config.ts', '--project', 'calls', '--passWithNoTests'], { TEST_DATABASE: 'postgres' }),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
