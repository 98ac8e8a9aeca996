// Backtests on their thread: results, progress, a queue that is bounded, and runs that are called off.
import { afterEach, expect, test } from 'vitest';

import type { BacktestProgress, BacktestRequest } from '#lib/contract/bots/backtest.ts';
import { backtestResult } from '#lib/contract/bots/backtest.ts';
import { createBacktests, createSharedBacktests, type Backtests } from '#server/backtest/runs/run-backtests.ts';
import { martingale } from './bot-terms.ts';
import { candlesOf, day, marketOf, pastEndMs } from './simulated-past.ts';

const faults: string[] = [];
const ports = { marketOf, candlesOf, log: { error: (text: string) => void faults.push(text) } };
let backtests: Backtests = createBacktests(ports);
afterEach(async () => {
  await backtests.close();
  backtests = createBacktests(ports);
});

const request = (days: number, symbolId = 'BTCUSDT'): BacktestRequest => ({
  symbolId,
  fromMs: pastEndMs - days * day,
  toMs: pastEndMs,
  bot: martingale(),
});
const ignore = (): void => undefined;
const cancelled = { ok: false, why: 'cancelled' };

test('a run tells how far it is, and its result is what the contract says', async () => {
  const told: BacktestProgress[] = [];
  const outcome = await backtests.run({ id: 'one', ownerId: 'ann', request: request(120) }, (progress) => told.push(progress));
  if (!outcome.ok) throw new Error(outcome.why);
  const result = backtestResult.parse(outcome.result);
  expect(result.candles).toBe(120 * 1440);
  expect(result.fillCount).toBeGreaterThan(10);
  expect(result.curve.length).toBeLessThanOrEqual(500);
  expect(told.map(({ phase }) => phase).slice(0, 3)).toEqual(['queued', 'reading', 'running']);
  expect(told.at(-1)?.share).toBeGreaterThan(0.3);
});

test('the same request gives the same result, run after run', async () => {
  const results = [];
  for (const id of ['one', 'two']) {
    const outcome = await backtests.run({ id, ownerId: 'ann', request: request(30) }, ignore);
    results.push(outcome.ok ? { ...outcome.result, elapsedMs: 0 } : outcome.why);
  }
  expect(results[0]).toEqual(results[1]);
});

test('an owner has two runs at a time; what waits can be called off, and what plays ends soon', async () => {
  const running = backtests.run({ id: 'long', ownerId: 'ann', request: request(365) }, ignore);
  const waiting = backtests.run({ id: 'wait', ownerId: 'ann', request: request(365) }, ignore);
  expect(await backtests.run({ id: 'more', ownerId: 'ann', request: request(1) }, ignore)).toEqual({ ok: false, why: 'owner-busy' });
  backtests.cancel('wait');
  expect(await waiting).toEqual(cancelled);
  backtests.cancel('long');
  expect(await running).toEqual(cancelled);
  const next = await backtests.run({ id: 'more', ownerId: 'ann', request: request(1) }, ignore);
  expect(next.ok).toBe(true);
});

test.each([
  { why: 'unknown-market', asked: request(1, 'NOTHING') },
  { why: 'range', asked: { ...request(1), toMs: pastEndMs - day } },
  { why: 'range', asked: request(367) },
  { why: 'no-candles', asked: { ...request(1), fromMs: pastEndMs + day, toMs: pastEndMs + 2 * day } },
])('$why', async ({ why, asked }) => {
  expect(await backtests.run({ id: 'one', ownerId: 'ann', request: asked }, ignore)).toEqual({ ok: false, why });
});

test('terms that could not be started are told by field', async () => {
  const outcome = await backtests.run(
    { id: 'one', ownerId: 'ann', request: { ...request(1), bot: martingale({ investment: '1' }) } },
    ignore,
  );
  expect(outcome).toMatchObject({ ok: false, why: 'terms', problems: [{ field: 'investment' }] });
});

test('the queue has a bound, and closing ends all that is in it', async () => {
  const runs = Array.from({ length: 60 }, (_, place) =>
    backtests.run({ id: String(place), ownerId: String(place), request: request(365) }, ignore),
  );
  await backtests.close();
  const whys = (await Promise.all(runs)).map((outcome) => (outcome.ok ? 'ok' : outcome.why));
  expect(whys.filter((why) => why === 'busy')).toHaveLength(9);
  expect(whys.filter((why) => why === 'cancelled')).toHaveLength(51);
  expect(faults).toEqual([]);
});

test('one queue over several pasts: owners of each are its own, and to close one ends its runs alone', async () => {
  const shared = createSharedBacktests();
  const [one, other] = [shared.over(ports), shared.over({ ...ports })];
  const ofOne = [1, 2].map((id) => one.run({ id: `one-${id}`, ownerId: 'ann', request: request(200) }, ignore));
  expect(await one.run({ id: 'one-3', ownerId: 'ann', request: request(1) }, ignore)).toEqual({ ok: false, why: 'owner-busy' });
  const ofOther = other.run({ id: 'other', ownerId: 'ann', request: request(1) }, ignore);
  await one.close();
  expect(await Promise.all(ofOne)).toEqual([cancelled, cancelled]);
  expect(await one.run({ id: 'one-4', ownerId: 'ann', request: request(1) }, ignore)).toEqual(cancelled);
  expect((await ofOther).ok).toBe(true);
  const last = other.run({ id: 'last', ownerId: 'ann', request: request(300) }, ignore);
  await shared.close();
  expect(await last).toEqual(cancelled);
  expect(faults).toEqual([]);
});
