// The time that the server takes for the spot page, against the barest page that Next can render, taken in turns in one run.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';

import { percentile } from '../median.ts';
import { freePort } from '../server/server.ts';

const bareFolder = 'tests/bench/bare-page';
const agent = new Agent({ keepAlive: true });

/** Milliseconds until the last byte of a page. Refuses (Error) anything but 200. */
async function timed(url: string): Promise<number> {
  const started = performance.now();
  const [answer] = await once(get(url, { agent }), 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return performance.now() - started;
}

/** The barest pages that Next can render, built and served. Returns how to end it. */
export async function startBarePage(port: number): Promise<() => void> {
  const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const built = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', bareFolder], { env: environment });
  if (built.status !== 0) throw new Error(`the bare page was not built:\n${String(built.stderr)}`);
  const server = spawn(process.execPath, [`${bareFolder}/serve.ts`, String(port)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return () => server.kill('SIGTERM');
}

export type PageTimes = {
  readonly spotP50Ms: number;
  readonly bareP50Ms: number;
  readonly ratio: number;
  /** With ten visitors at once. */
  readonly crowdP50Ms: number;
  readonly crowdP99Ms: number;
};

const warmUps = 30;
const visits = 200;
const crowd = 10;

/** Visits both pages in turns, one visitor at a time; then the spot page with ten at once. */
export async function benchPageTime(url: string): Promise<PageTimes> {
  const barePort = await freePort();
  const stopBarePage = await startBarePage(barePort);
  const [spot, bare] = [`${url}/spot/BTCUSDT`, `http://127.0.0.1:${barePort}/`];
  try {
    const [spotMs, bareMs]: [number[], number[]] = [[], []];
    for (let visit = 0; visit < warmUps + visits; visit += 1) {
      const times = [await timed(spot), await timed(bare)] as const;
      if (visit < warmUps) continue;
      spotMs.push(times[0]);
      bareMs.push(times[1]);
    }
    const crowdMs: number[] = [];
    const visitor = async (): Promise<void> => {
      for (let visit = 0; visit < visits / 2; visit += 1) crowdMs.push(await timed(spot));
    };
    await Promise.all(Array.from({ length: crowd }, visitor));
    const [spotP50Ms, bareP50Ms] = [percentile(spotMs, 0.5), percentile(bareMs, 0.5)];
    return {
      spotP50Ms,
      bareP50Ms,
      ratio: spotP50Ms / bareP50Ms,
      crowdP50Ms: percentile(crowdMs, 0.5),
      crowdP99Ms: percentile(crowdMs, 0.99),
    };
  } finally {
    stopBarePage();
    agent.destroy();
  }
}
