// npm run soak -- --minutes 60: an exchange at rest, then under a load that stays the same, and what becomes of its memory, descriptors,
// event loop and store. 20 users trade, 200 sockets listen, 40 grids run. Prints a row a minute, and the bounds at the end.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { ensureWebBuild } from './build/web-build.ts';
import { startMeasuredServer } from '../tests/bench/server/server.ts';
import { openLoad } from './soak/open-load.ts';
import { slopePerHour, type Sample } from './soak/slope.ts';
import { growthWords, storeGrowth, storeHolds, type StoreSample } from './soak/store-growth.ts';
import { storeSize } from './soak/store-size.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);
if (!Number.isSafeInteger(minutes) || minutes < 2 || minutes > 24 * 60) {
  console.error('usage: npm run soak -- --minutes <whole number from 2 to 1440>');
  process.exit(2);
}

/** Memory is still being filled before: caches, compiled code, the newest rows. */
const warmMinutes = Math.min(30, Math.floor(minutes / 2));
/** The tables of a new exchange are filled by then. */
const settleMinutes = 5;
/** Two tidyings of the embedded database lie in it: what is rewritten in between takes room that comes free again. */
const restMinutes = 20;
const bounds = { slopePercent: 1, loopMs: 50 };

const residentBytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** An exchange with nobody there, a sample a minute. */
async function rest(dataDir: string): Promise<readonly StoreSample[]> {
  const samples: StoreSample[] = [];
  await pause(settleMinutes * 60_000);
  for (let minute = 0; minute <= restMinutes; minute += 1) {
    if (minute > 0) await pause(60_000);
    samples.push({ minute, orders: 0, ...storeSize(dataDir) });
  }
  return samples;
}

/** The 99th percentile of the loop's delay since it was last asked, in milliseconds. */
async function loopMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^meridian_event_loop_delay_seconds\{quantile="0.99"\} (\S+)$/m.exec(text)?.[1]) * 1000;
}

ensureWebBuild();
const server = await startMeasuredServer();
try {
  const atRest = storeGrowth(await rest(server.dataDir));
  console.log(growthWords('at rest', atRest));
  const load = await openLoad(server.url, { users: 20, sockets: 200, botsPerUser: 2 });
  await loopMs(server.url);
  const samples: (Sample & StoreSample)[] = [];
  console.log('minute  memory MB  store MB  descriptors  loop p99 ms  orders  messages');
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    const { orders, messages, refused } = load.counts();
    const size = storeSize(server.dataDir);
    const taken = { bytes: residentBytes(server.pid), descriptors: descriptors(server.pid), loopMs: await loopMs(server.url) };
    const sample = { minute, orders, ...taken, ...size };
    samples.push(sample);
    const [memory, store] = [sample.bytes, size.tableBytes + size.logBytes].map((bytes) => Math.round(bytes / 1e6));
    const cells = [minute, memory, store, sample.descriptors, sample.loopMs.toFixed(1), orders, messages];
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
  const underLoad = storeGrowth(warm);
  console.log(growthWords('under load', underLoad));
  const isStoreBounded = storeHolds(atRest) && storeHolds(underLoad);
  process.exitCode = slope < bounds.slopePercent && worst <= bounds.loopMs && isStoreBounded ? 0 : 1;
} finally {
  await server.stop();
}
