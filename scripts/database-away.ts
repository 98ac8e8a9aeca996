// npm run database-away -- --seconds 60: takes the database from an exchange under load for as long as one likes, and tells what became of it.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);
if (!Number.isSafeInteger(seconds) || seconds < 1 || seconds > 600) {
  console.error('usage: npm run database-away -- --seconds <whole number up to 600>');
  process.exit(2);
}
const file = 'tests/recovery/database-away.test.ts';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.api.config.ts', file, '--disable-console-intercept'],
  { stdio: 'inherit', env: { ...process.env, AWAY_SECONDS: String(seconds), TEST_THOROUGH: '1' } },
);
process.exitCode = status ?? 1;
