// npm run kill-bots -- --rounds 1000: kills an exchange with bots of every kind in the middle of their work, as often as one likes.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } } });
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  console.error('usage: npm run kill-bots -- --rounds <whole number>');
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.api.config.ts', 'tests/recovery/bots', '--disable-console-intercept'],
  { stdio: 'inherit', env: { ...process.env, KILL_ROUNDS: String(rounds) } },
);
process.exitCode = status ?? 1;
