// Pulling the plug (kill -9) in the middle of the work of bots, again and again in one folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';

import { randomSource } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';

const asked = Number(process.env['KILL_ROUNDS'] ?? 0);
export const kills = asked > 0 ? asked : searchSize({ quick: 10, thorough: 200 });
export const killsTimeoutMs = 600_000 + kills * 30_000;

/**
 * Kills it after so many acts, and so many ms more.
 * @returns the steps that had been decided before it was started, and that the core had not taken
 */
async function runAndKill(child: string, dataDir: string, round: number): Promise<number> {
  const running = spawn(process.execPath, [child, dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compiled') },
  });
  const lines = createInterface({ input: running.stdout });
  const random = randomSource(round + 1);
  const [lastAct, moreMs] = [4 + random(60), random(40)];
  let acts = 0;
  let left = 0;
  lines.on('line', (line) => {
    if (acts === 0) left = Number(line.replace('ready ', ''));
    acts += 1;
    if (acts === lastAct) setTimeout(() => running.kill('SIGKILL'), moreMs);
  });
  await Promise.all([once(running, 'exit'), once(lines, 'close')]);
  expect(running.signalCode).toBe('SIGKILL');
  return left;
}

/** @returns how many kills have left steps behind that the core had not taken; that of the last kill is not known */
export async function killAgainAndAgain(child: string, dataDir: string): Promise<number> {
  let midst = 0;
  for (let round = 0; round < kills; round += 1) {
    const left = await runAndKill(child, dataDir, round);
    // Before the first round nobody was killed.
    if (round > 0 && left > 0) midst += 1;
    if (asked > 0) console.log(`${round + 1} of ${kills} kills`);
  }
  return midst;
}
