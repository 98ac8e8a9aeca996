// Many leaders with many copies each, trading at a steady rate: how late the copies are, and what others notice over HTTP.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod/mini';

import { percentile } from '../median.ts';
import { add } from '../rows.ts';
import { rawClient, type RawClient } from '../server/raw-client.ts';
import type { CrowdSize } from './copy-crowd.ts';
import type { CrowdFigures, TradeRate } from './crowd-trades.ts';

const warmSeconds = 5;
const orderEveryMs = 20;
/** Orders of a connection between two "cancel all". */
const ordersPerSweep = 40;
/** Far below the market, and within its band. */
const restingPrice = '90000.00';
const bytesPerMegabyte = 1024 * 1024;

const opened = z.object({ url: z.string(), cookies: z.array(z.string()), gatheredMs: z.number() });
const traded = z.object({
  figures: z.object({
    orders: z.number(),
    copies: z.number(),
    missing: z.number(),
    copiesPerSecond: z.number(),
    lagsMs: z.array(z.number()),
    lastCopyMs: z.number(),
    writtenMs: z.number(),
    longestWaitMs: z.number(),
    processorMs: z.number(),
    processBytes: z.number(),
    botsBytes: z.number(),
  }),
});

/** Rejects where it ends instead. */
async function heard<Shape extends z.ZodMiniType>(child: ChildProcess, shape: Shape): Promise<z.output<Shape>> {
  const ended = new AbortController();
  const end = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the exchange under load has ended');
  });
  try {
    const [message] = await Promise.race([once(child, 'message'), end]);
    return z.parse(shape, message);
  } finally {
    ended.abort();
    end.catch(() => undefined);
  }
}

/** Orders of others that rest far below the market, each of them after the answer to the one before. */
class Others {
  readonly #clients: readonly RawClient[];
  #sent = 0;
  /** Those that were not placed. */
  refused = 0;

  constructor(clients: readonly RawClient[]) {
    this.#clients = clients;
  }

  async #order(client: RawClient): Promise<number> {
    this.#sent += 1;
    const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0, timeInForceValue: 0 };
    const body = JSON.stringify({ ...order, delegateCount: '0.0001', delegatePrice: restingPrice, clientOid: `others-${this.#sent}` });
    const before = performance.now();
    const answer = await client.post('v1/spot/order/place', body);
    if (!answer.includes('"code":"00000"')) this.refused += 1;
    return performance.now() - before;
  }

  /** The times of all orders until it is over. */
  async order(isOver: () => boolean): Promise<readonly number[]> {
    const times: number[] = [];
    await Promise.all(
      this.#clients.map(async (client) => {
        for (let count = 1; !isOver(); count += 1) {
          times.push(await this.#order(client));
          if (count % ordersPerSweep === 0) await client.post('v1/spot/order/cancelAll', '{"symbolId":"BTCUSDT_SPBL"}');
          await pause(orderEveryMs);
        }
        await client.post('v1/spot/order/cancelAll', '{"symbolId":"BTCUSDT_SPBL"}');
      }),
    );
    return times;
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

type Beside = { readonly figures: CrowdFigures; readonly times: readonly number[] };
type LoadRun = { readonly quiet: Beside; readonly busy: Beside; /** Orders of others. */ readonly refused: number };

async function measure(child: ChildProcess, others: Others, rate: TradeRate): Promise<LoadRun> {
  const beside = async (asked: TradeRate): Promise<Beside> => {
    const figures = heard(child, traded);
    child.send(asked);
    const started = performance.now();
    const times = await others.order(() => performance.now() - started > asked.seconds * 1000);
    return { ...(await figures), times };
  };
  // Its code is compiled by then.
  await beside({ ...rate, seconds: warmSeconds });
  const quiet = await beside({ ...rate, perSecond: 0 });
  const busy = await beside(rate);
  return { quiet, busy, refused: others.refused };
}

function addLoadRows({ leaders, copies }: CrowdSize, { quiet, busy, refused }: LoadRun, { perSecond, seconds }: TradeRate): void {
  const { figures } = busy;
  const { lagsMs, missing, copiesPerSecond, orders } = figures;
  const longest = percentile(lagsMs, 1);
  const who = `${leaders} leaders with ${copies} copies, ${perSecond} of their orders a second for ${seconds} s`;
  const lag = `p50 ${percentile(lagsMs, 0.5).toFixed(0)} ms, p99 ${percentile(lagsMs, 0.99).toFixed(0)} ms, longest ${longest.toFixed(0)} ms`;
  const copyUs = ((figures.processorMs - quiet.figures.processorMs) * 1000) / figures.copies;
  const rate = `${orders} orders, ${copiesPerSecond.toFixed(0)} copies a second, ${missing} missing, ${copyUs.toFixed(0)} µs of the processor each`;
  add(
    `${who}: from the acknowledgment to the last copy on the disk`,
    `${lag}; ${rate}; the last ${figures.lastCopyMs.toFixed(0)} ms, in the database ${figures.writtenMs.toFixed(0)} ms after the end`,
    'longest at most 1,000 ms, none missing',
    longest <= 1000 && missing === 0,
  );
  const [quietMs, busyMs] = [percentile(quiet.times, 0.99), percentile(busy.times, 0.99)];
  add(
    'Orders of others over HTTP at that time, p99 against before',
    `${(busyMs / quietMs).toFixed(2)} × (${busyMs.toFixed(1)} ms to ${quietMs.toFixed(1)} ms; p50 ${percentile(busy.times, 0.5).toFixed(1)} ms to ${percentile(quiet.times, 0.5).toFixed(1)} ms; ${refused} of ${quiet.times.length + busy.times.length} refused)`,
    'at most 2 ×, none refused',
    busyMs <= 2 * quietMs && refused === 0,
  );
  const [whole, bots] = [figures.processBytes, figures.botsBytes].map((bytes) => `${(bytes / bytesPerMegabyte).toFixed(0)} MB`);
  add(
    'Longest wait for an answer of the core at that time',
    `${figures.longestWaitMs.toFixed(0)} ms (before: ${quiet.figures.longestWaitMs.toFixed(0)} ms; memory of the process ${whole}, of it the bots’ thread ${bots})`,
    'at most 50 ms',
    figures.longestWaitMs <= 50,
  );
}

export async function benchCopyLoad(size: CrowdSize, rate: TradeRate): Promise<void> {
  const child = fork('tests/bench/bots/copy-load-child.ts', [String(size.leaders), String(size.copies)]);
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    const { url, cookies, gatheredMs } = await heard(child, opened);
    console.log(`The crowd has gathered within ${(gatheredMs / 1000).toFixed(1)} s.`);
    const others = new Others(await Promise.all(cookies.map((cookie) => rawClient(url, cookie))));
    addLoadRows(size, await measure(child, others, rate), rate);
    others.close();
    const ended = once(child, 'exit');
    child.send('stop');
    await ended;
  } finally {
    kill();
    process.removeListener('exit', kill);
  }
}
