// Orders from many connections at once, beside empty calls on the same server, with market, projections and channels running.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod/mini';

import { connect, funded, succeed } from './http.ts';
import { median } from '../median.ts';

const connections = 64;
const users = 16;
const runs = 5;
const seconds = 3;

const phase = z.object({ perSecond: z.number(), p50Ms: z.number(), p99Ms: z.number(), p999Ms: z.number(), refused: z.number() });
const seen = z.object({ empty: phase, orders: phase });
type Seen = z.output<typeof seen>;
const health = z.object({ sequence: z.number(), backlog: z.number() });
const ticker = z.object({ data: z.object({ bestBid: z.nullable(z.string()) }) });

export type LoadFigures = {
  readonly empty: z.output<typeof phase>;
  readonly orders: z.output<typeof phase>;
  /** Orders per second over empty calls per second, and 99th percentile over 99th percentile. */
  readonly ratio: number;
  readonly p99Ratio: number;
  readonly worstLagMs: number;
  /** From the last order until everything is written. */
  readonly caughtUpMs: number;
};

type Sample = { readonly timeMs: number; readonly sequence: number; readonly written: number };

/** The longest time that what was written last had waited. */
function worstLag(samples: readonly Sample[]): number {
  let worst = 0;
  for (const { timeMs, written, sequence } of samples) {
    if (written >= sequence) continue;
    // The last moment at which no more than this was there.
    const when = samples.findLast((one) => one.sequence <= written)?.timeMs ?? samples[0]?.timeMs ?? timeMs;
    worst = Math.max(worst, timeMs - when);
  }
  return worst;
}

async function sample(url: string): Promise<Sample> {
  const { sequence, backlog } = health.parse(await (await fetch(`${url}/api/health`)).json());
  return { timeMs: performance.now(), sequence, written: sequence - backlog };
}

const pause = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

type Run = { readonly seen: Seen; readonly lagMs: number; readonly caughtUpMs: number };

async function runOnce(url: string, price: string, cookies: readonly string[]): Promise<Run> {
  const args = ['tests/bench/server/load-client.ts', url, String(connections), String(seconds), price, ...cookies];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const samples: Sample[] = [];
  let result: Seen | null = null;
  let ordering = false;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (line === 'orders') ordering = true;
    else result = seen.parse(JSON.parse(line));
  });
  const ended = new Promise<void>((resolve) => lines.once('close', resolve));
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) {
    if (ordering) samples.push(await sample(url));
    await pause(50);
  }
  const endMs = performance.now();
  let last = await sample(url);
  const wanted = last.sequence;
  for (; last.written < wanted; last = await sample(url)) await pause(20);
  if (result === null) throw new Error('the load said nothing');
  return { seen: result, lagMs: worstLag(samples), caughtUpMs: last.timeMs - endMs };
}

/** Medians of five runs, each one half empty calls and one half orders. */
export async function benchLoad(url: string): Promise<LoadFigures> {
  const sessions = await Promise.all(Array.from({ length: users }, (_, user) => funded(url, `load-${user}`)));
  const cookies = sessions.map((one) => one.cookie());
  const session = connect(url);
  const quote = await fetch(`${url}/api/v1/spot/public/getTickerInfoBySymbolCodeDisplayName?symbolCodeDisplayName=BTCUSDT`);
  const { bestBid } = ticker.parse(await quote.json()).data;
  await succeed(session, 'v1/mix/public/time', {});
  session.close();
  const price = (Number(bestBid ?? '0') * 0.95).toFixed(2);
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, price, cookies));
  const of = (which: 'empty' | 'orders'): z.output<typeof phase> => {
    const middle = (pick: (one: z.output<typeof phase>) => number): number => median(results.map((one) => pick(one.seen[which])));
    return {
      perSecond: middle((one) => one.perSecond),
      p50Ms: middle((one) => one.p50Ms),
      p99Ms: middle((one) => one.p99Ms),
      p999Ms: middle((one) => one.p999Ms),
      refused: middle((one) => one.refused),
    };
  };
  return {
    empty: of('empty'),
    orders: of('orders'),
    ratio: median(results.map(({ seen: { empty, orders } }) => orders.perSecond / empty.perSecond)),
    p99Ratio: median(results.map(({ seen: { empty, orders } }) => orders.p99Ms / empty.p99Ms)),
    worstLagMs: Math.max(...results.map(({ lagMs }) => lagMs)),
    caughtUpMs: Math.max(...results.map(({ caughtUpMs }) => caughtUpMs)),
  };
}
