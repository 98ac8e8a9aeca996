// The time that an order takes while sockets flood the server, beside the same without them.
import { spawn } from 'node:child_process';
import { z } from 'zod/mini';

import { funded, succeed } from './http.ts';
import { median, percentile } from '../median.ts';

const sockets = 10;
const users = 4;
const ordersPerRun = 150;
const runs = 5;
/** So long a flood goes on before orders are measured. */
const settleMs = 2000;

const ticker = z.object({ data: z.object({ bestBid: z.nullable(z.string()) }) });
type Session = Awaited<ReturnType<typeof funded>>;

const pause = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

/** The 99th percentile of orders that rest far below the market, of several users at once, each after the answer to the one before. */
export async function orderP99(sessions: readonly Session[], delegatePrice: string, run: string): Promise<number> {
  const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0, timeInForceValue: 0, delegateCount: '0.0001' };
  const times: number[] = [];
  await Promise.all(
    sessions.map(async (session) => {
      for (let at = 0; at < ordersPerRun; at += 1) {
        const before = performance.now();
        await succeed(session, 'v1/spot/order/place', { ...order, delegatePrice, clientOid: `flood-${run}-${at}` });
        times.push(performance.now() - before);
        if (at % 50 === 49) await succeed(session, 'v1/spot/order/cancelAll', { symbolId: 'BTCUSDT_SPBL' });
      }
    }),
  );
  return percentile(times, 0.99);
}

/** A price at which an order rests. */
export async function priceBelowMarket(url: string): Promise<string> {
  const quote = await fetch(`${url}/api/v1/spot/public/getTickerInfoBySymbolCodeDisplayName?symbolCodeDisplayName=BTCUSDT`);
  const { bestBid } = ticker.parse(await quote.json()).data;
  return (Number(bestBid ?? '0') * 0.95).toFixed(2);
}

async function flooded<Result>(url: string, measure: () => Promise<Result>): Promise<Result> {
  const child = spawn(process.execPath, ['tests/bench/server/flood-client.ts', url, String(sockets)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await pause(settleMs);
    if (child.exitCode !== null) throw new Error('the flood ended by itself');
    return await measure();
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

export type FloodFigures = { readonly quietP99Ms: number; readonly floodedP99Ms: number; readonly ratio: number };

/** Medians of five runs, each one half quiet and one half flooded. */
export async function benchFlood(url: string): Promise<FloodFigures> {
  const sessions = await Promise.all(Array.from({ length: users }, (_, user) => funded(url, `flood-${user}`)));
  const price = await priceBelowMarket(url);
  const results: { readonly quiet: number; readonly flood: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const quiet = await orderP99(sessions, price, `${run}-quiet`);
    const flood = await flooded(url, () => orderP99(sessions, price, `${run}-flood`));
    results.push({ quiet, flood });
  }
  for (const session of sessions) session.close();
  const quietP99Ms = median(results.map(({ quiet }) => quiet));
  const floodedP99Ms = median(results.map(({ flood }) => flood));
  return { quietP99Ms, floodedP99Ms, ratio: floodedP99Ms / quietP99Ms };
}
