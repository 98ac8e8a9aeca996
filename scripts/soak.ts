// npm run soak -- --minutes 60: an exchange under a load that stays the same, and what becomes of its memory, descriptors and event loop.
// 20 users trade, 200 sockets listen, 40 grids run. Prints a row a minute, and the bounds at the end.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { ensureWebBuild } from './build/web-build.ts';
import { startMeasuredServer } from '../tests/bench/server/server.ts';
import { openLoad } from './soak/open-load.ts';
import { slopePerHour, type Sample } from './soak/slope.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);
if (!Number.isSafeInteger(minutes) || minutes < 2 || minutes > 24 * 60) {
  console.error('usage: npm run soak -- --minutes <whole number from 2 to 1440>');
  process.exit(2);
}

/** Memory is still being filled before: caches, compiled code, the newest rows. */
const warmMinutes = Math.min(30, Math.floor(minutes / 2));
const bounds = { slopePercent: 1, loopMs: 50 };

const residentBytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The 99th percentile of the loop's delay since it was last asked, in milliseconds. */
async function loopMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^meridian_event_loop_delay_seconds\{quantile="0.99"\} (\S+)$/m.exec(text)?.[1]) * 1000;
}

ensureWebBuild();
const server = await startMeasuredServer();
try {
  const load = await openLoad(server.url, { users: 20, sockets: 200, botsPerUser: 2 });
  await loopMs(server.url);
  const samples: Sample[] = [];
  console.log('minute  memory MB  descriptors  loop p99 ms  orders  messages');
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    const { orders, messages, refused } = load.counts();
    const sample = { minute, bytes: residentBytes(server.pid), descriptors: descriptors(server.pid), loopMs: await loopMs(server.url) };
    samples.push(sample);
    const cells = [minute, Math.round(sample.bytes / 1e6), sample.descriptors, sample.loopMs.toFixed(1), orders, messages];
    console.log(`${cells.join('  ')}${refused > 0 ? `  (${refused} orders refused)` : ''}`);
  }
  await load.close();
  const warm = samples.filter(({ minute }) => minute > warmMinutes);
  const slope = slopePerHour(warm);
  const counts = warm.map((sample) => sample.descriptors);
  const worst = Math.max(...warm.map((sample) => sample.loopMs));
  console.log(
    `memory ${slope.toFixed(2)} % an hour (bound ${bounds.slopePercent}), descriptors ${Math.min(...counts)} to ${Math.max(...counts)}, `,
  );
  console.log(`loop p99 at most ${worst.toFixed(1)} ms (bound ${bounds.loopMs}); measured after ${warmMinutes} of ${minutes} minutes`);
  process.exitCode = slope < bounds.slopePercent && worst <= bounds.loopMs ? 0 : 1;
} finally {
  await server.stop();
}
