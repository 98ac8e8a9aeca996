// The last seven days of each kind of bots: each figure is that of a plain backtest of the same terms and the same time.
import { afterAll, expect, test, vi } from 'vitest';

import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { createBacktests } from '#server/backtest/runs/run-backtests.ts';
import { createBotWeeks } from '#server/backtest/weeks/create-bot-weeks.ts';
import { candlesOf, day, marketOf, pastEndMs } from './simulated-past.ts';

const hour = 3_600_000;
const backtests = createBacktests({ marketOf, candlesOf, log: { error: (text) => expect.unreachable(text) } });
afterAll(() => backtests.close());

const markets = { spot: 'BTCUSDT', secondSpot: 'ETHUSDT', contract: 'BTCUSDT_UMCBL' };
const error = (text: string): void => expect.unreachable(text);
const alerts: readonly number[] = [StrategyType.signal, StrategyType.spotCopy, StrategyType.futuresCopy];

test('each kind that decides by prices has a week, with the figures of a plain backtest over it', async () => {
  const weeks = createBotWeeks({ marketOf, candlesOf, backtests, markets, now: () => pastEndMs - hour / 2, log: { error } });
  expect(weeks.now()).toEqual({ list: [], pending: true });
  await vi.waitFor(() => expect(weeks.now().pending).toBe(false), { timeout: 60_000, interval: 50 });
  const { list } = weeks.now();
  const wanted = Object.values(StrategyType).filter((type) => type !== StrategyType.regularSeveral && !alerts.includes(type));
  expect(new Set(list.map(({ strategyType }) => strategyType))).toEqual(new Set(wanted));
  for (const { symbols, fromMs, toMs, bot, figures, curve } of list) {
    expect([fromMs, toMs]).toEqual([pastEndMs - hour - 7 * day, pastEndMs - hour]);
    const request = { symbolId: symbols[0] ?? '', symbols, fromMs, toMs, bot };
    const outcome = await backtests.run({ id: 'again', ownerId: 'ann', request }, () => undefined);
    expect(outcome.ok ? outcome.result.figures : outcome).toEqual(figures);
    expect(curve[0]).toEqual([fromMs, '0']);
    expect(curve.at(-1)).toEqual([toMs, figures.totalProfit]);
    expect(curve.length).toBeLessThanOrEqual(100);
  }
});

test('terms are made of the days before the week alone', async () => {
  const startMs = pastEndMs - 7 * day;
  const listOf = async (read: typeof candlesOf) => {
    const weeks = createBotWeeks({ marketOf, candlesOf: read, backtests, markets, now: () => pastEndMs, log: { error } });
    weeks.now();
    await vi.waitFor(() => expect(weeks.now().pending).toBe(false), { timeout: 60_000, interval: 50 });
    return weeks.now().list.map(({ strategyType, bot }) => [strategyType, bot]);
  };
  const blind = await listOf((symbolId, fromMs, toMs, beforeMs) => candlesOf(symbolId, fromMs, Math.min(toMs, startMs), beforeMs));
  expect(await listOf(candlesOf)).toEqual(blind);
});

test('a list stands for an hour, and the one before until the next is there', async () => {
  let [nowMs, runs] = [pastEndMs, 0];
  const weeks = createBotWeeks({
    marketOf,
    candlesOf,
    markets: { ...markets, contract: 'NONE' },
    now: () => nowMs,
    log: { error },
    backtests: {
      run: (run, onProgress) => {
        runs += 1;
        return backtests.run(run, onProgress);
      },
    },
  });
  weeks.now();
  await vi.waitFor(() => expect(weeks.now().pending).toBe(false), { timeout: 60_000, interval: 50 });
  const first = weeks.now().list;
  // Kinds whose market is not listed are left out.
  expect([first.length, runs]).toEqual([6, 6]);
  nowMs += hour - 1;
  expect([weeks.now().list, runs]).toEqual([first, 6]);
  nowMs += 1;
  expect(weeks.now()).toEqual({ list: first, pending: false });
  await vi.waitFor(() => expect(weeks.now().list[0]?.toMs).toBe(nowMs), { timeout: 60_000, interval: 50 });
});

test('a list that failed is said, and tried again after a minute', async () => {
  let nowMs = pastEndMs;
  const errors: string[] = [];
  const weeks = createBotWeeks({
    marketOf,
    candlesOf,
    markets,
    now: () => nowMs,
    log: { error: (text) => errors.push(text) },
    backtests: { run: () => Promise.resolve({ ok: false, why: 'busy' }) },
  });
  weeks.now();
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  await vi.waitFor(() => expect(weeks.now()).toEqual({ list: [], pending: false }));
  nowMs += 60_000;
  expect(weeks.now().pending).toBe(true);
  await vi.waitFor(() => expect(errors).toHaveLength(2));
});
