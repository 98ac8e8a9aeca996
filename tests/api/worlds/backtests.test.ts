// Backtests in a world: over its own past, those of each seat, and kept in it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { cancelBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/cancel.ts';
import { forgetBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/forget.ts';
import { keepBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/keep.ts';
import { getKeptBacktests } from '#lib/contract/calls/v1/trigger/strategy/backtest/kept.ts';
import { runBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/run.ts';
import { getBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/state.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { joinWorld } from '#lib/contract/calls/v1/world/join.ts';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import type { BacktestResult } from '#lib/contract/bots/backtest.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { worldHeader } from '#lib/contract/trading-mode.ts';
import { toGridTerms } from '#lib/contract/wire/bots/grid-fields.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { linkInto, startMs } from './world-people.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const passedMs = 15 * minuteMs;

let exchange: TestExchange;
let owner: Visitor;
/** The same beginning, and a quarter of an hour in each: a crash in the one, nothing in the other. */
const ids = { crashed: '', calm: '' };
beforeAll(async () => {
  exchange = await startTestExchange();
  owner = await createTrader(exchange);
  for (const name of ['crashed', 'calm'] as const)
    ids[name] = (await owner.call(createWorld, { name, symbols: ['BTCUSDT'], seed: 'tested', startMs })).worldId;
  await owner.call(setWorldScenario, { worldId: ids.crashed, action: 'begin', kind: 'crash', seed: 'monday' });
  for (const worldId of Object.values(ids)) await owner.call(setWorldClock, { worldId, action: 'step', ms: passedMs });
});
afterAll(() => exchange.close());

const inWorld = (person: Visitor, worldId: string): Visitor => createVisitor(exchange, { cookie: person.cookie(), [worldHeader]: worldId });

/** A grid around the middle of a market that nothing has happened to. */
async function requestOf(fromMs: number, toMs: number) {
  const price = Number((await inWorld(owner, ids.calm).call(getDepth, { symbolId: 'BTCUSDT_SPBL', limit: '20' })).bids[0]?.[0]);
  const terms = toGridTerms({
    strategyNum: 50,
    strategyMinPrice: (price * 0.9).toFixed(0),
    strategyMaxPrice: (price * 1.1).toFixed(0),
    tokenBaseInvestAmount: '0',
    tokenQuoteInvestAmount: '20000',
    strategyModel: 1,
    strategyModelGrade: 0,
    gridType: 'positive',
    moving: false,
    opensPosition: true,
    reinvest: false,
    marginMode: 2,
    leverage: 1,
    endOperate: 1,
  });
  return { symbolId: 'BTCUSDT_SPBL', fromMs, toMs, bot: { kind: 'grid', terms } } as const;
}

async function played(desk: Visitor, fromMs: number, toMs: number): Promise<{ readonly runId: string; readonly result: BacktestResult }> {
  const { runId } = await desk.call(runBacktest, await requestOf(fromMs, toMs));
  const result = await vi.waitUntil(
    async () => {
      const run = await desk.call(getBacktest, { runId });
      if (run.state !== 'running' && run.result === null) throw new Error(run.state);
      return run.result;
    },
    { timeout: 60_000 },
  );
  return { runId, result };
}
const figures = ({ result }: { readonly result: BacktestResult }) => result.figures;

test('it is played over the past of the world: what happened in it, up to its own time, and in no other', async () => {
  const [crashed, calm] = [inWorld(owner, ids.crashed), inWorld(owner, ids.calm)];
  // An hour beyond the time of the world is not there yet.
  const [fell, stood] = [
    await played(crashed, startMs - dayMs, startMs + 60 * minuteMs),
    await played(calm, startMs - dayMs, startMs + 60 * minuteMs),
  ];
  for (const { result } of [fell, stood]) expect(result.candles).toBe((dayMs + passedMs) / minuteMs);
  // Its levels lie 0.4 % apart: a fall of several percent buys at each of them.
  const bought = ({ result }: typeof fell) => result.fills.filter(({ side, timeMs }) => side === 'buy' && timeMs > startMs).length;
  expect(bought(fell)).toBeGreaterThan(bought(stood) + 5);
  expect(Number(figures(fell).equity)).toBeLessThan(Number(figures(stood).equity));
  // Before its beginning the past of both is the one of their seed, and not that of live trading.
  const before = [await played(crashed, startMs - dayMs, startMs), await played(calm, startMs - dayMs, startMs)];
  expect(new Set(before.map((one) => JSON.stringify(figures(one)))).size).toBe(1);
  const live = await owner.try(runBacktest, await requestOf(startMs - dayMs, startMs));
  expect(JSON.stringify(live)).not.toContain(JSON.stringify(before[0]?.result.curve));
});

test('a run is of the seat that asked for it, and one that is kept stays in its world', async () => {
  const [desk, beside] = [inWorld(owner, ids.calm), inWorld(owner, ids.crashed)];
  const trader = await createTrader(exchange);
  await trader.call(joinWorld, { token: (await linkInto(owner, ids.calm, 'trader')).token });
  const other = inWorld(trader, ids.calm);
  const { runId, result } = await played(desk, startMs - dayMs, startMs);
  for (const stranger of [other, beside, owner]) {
    expect((await stranger.try(getBacktest, { runId })).code).toBe(errorCodes.unknownBacktest);
    expect((await stranger.try(cancelBacktest, { runId })).code).toBe(errorCodes.unknownBacktest);
  }
  const kept = await desk.call(keepBacktest, { runId, name: 'The day before' });
  expect(kept).toMatchObject({ name: 'The day before', keptTimeMs: startMs + passedMs, figures: result.figures });
  await exchange.houseOfWorlds.sleep();
  expect((await desk.call(getKeptBacktests, {})).list).toEqual([kept]);
  for (const elsewhere of [other, beside, owner]) expect((await elsewhere.call(getKeptBacktests, {})).list).toEqual([]);
  await desk.call(forgetBacktest, { keptId: kept.keptId });
  expect((await desk.call(getKeptBacktests, {})).list).toEqual([]);
  // Runs are gone with the world that fell asleep.
  expect((await desk.try(getBacktest, { runId })).code).toBe(errorCodes.unknownBacktest);
});

test('an onlooker tries terms, and keeps nothing', async () => {
  const onlooker = await createTrader(exchange);
  await onlooker.call(joinWorld, { token: (await linkInto(owner, ids.calm, 'onlooker')).token });
  const desk = inWorld(onlooker, ids.calm);
  const { runId, result } = await played(desk, startMs - dayMs, startMs);
  expect(result.fillCount).toBeGreaterThan(0);
  expect((await desk.try(keepBacktest, { runId })).code).toBe(errorCodes.noPermission);
});

test('a world that falls asleep ends its runs, and those of others go on', async () => {
  const [desk, beside] = [inWorld(owner, ids.crashed), inWorld(owner, ids.calm)];
  const year = 365 * dayMs;
  const { runId } = await desk.call(runBacktest, await requestOf(startMs - year, startMs));
  await exchange.houseOfWorlds.letSleep(ids.crashed);
  expect((await desk.try(getBacktest, { runId })).code).toBe(errorCodes.unknownBacktest);
  expect((await played(beside, startMs - dayMs, startMs)).result.fillCount).toBeGreaterThan(0);
});
