// The parts of a venue that keep something of their own beside the projections: over PostgreSQL and SQLite they keep the same.
import { afterAll, describe, expect, test } from 'vitest';

import type { BacktestFigures } from '#lib/contract/bots/backtest.ts';
import { isSale } from '#lib/contract/history/trade-journal.ts';
import { readAutomationCheckpoint, writeAutomationCheckpoint } from '#server/automation/checkpoint/checkpoint-store.ts';
import type { CheckpointChanges } from '#server/automation/host/checkpoint.ts';
import { ofEachReader } from '#server/automation/readers/reader.ts';
import { createBadDayStore } from '#server/market/contracts/bad-days/bad-day-store.ts';
import { createSampleStore } from '#server/market/contracts/sample-store.ts';
import { createShortContractStore } from '#server/market/contracts/short-contracts.ts';
import { noHistory } from '#server/projections/candles/candle-history.ts';
import { createProjections } from '#server/projections/create-projections.ts';
import { pruneTrades } from '#server/projections/trades/prune-trades.ts';
import { createRefusedAlerts } from '#server/services/bots/signal/refused-alerts.ts';
import { createSignalTokens } from '#server/services/bots/signal/signal-tokens.ts';
import { createKeptBacktests } from '#server/services/backtests/kept-backtests.ts';
import { createTradeJournal } from '#server/services/trade-journal/create-trade-journal.ts';
import type { Store } from '#server/store/open-store.ts';
import { openSqliteStore } from '#server/store/sqlite/open-sqlite-store.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { martingale } from '../../backtest/bot-terms.ts';
import { sampleAttempts } from './sample-attempts.ts';
import { recordLife } from './recorded-life.ts';

const postgres = await openTestStore();
const sqlite = openSqliteStore(':memory:');
afterAll(() => sqlite.close());

/** The same is done in both, and told alike. */
async function expectSame(act: (store: Store) => Promise<unknown>): Promise<unknown> {
  const one = await act(postgres);
  expect(await act(sqlite)).toEqual(one);
  return one;
}

const tablesOf =
  (...tables: readonly string[]) =>
  async ({ pool }: Store): Promise<unknown> => {
    const all = [];
    for (const table of tables) all.push((await pool.query(`select * from ${table} order by 1, 2`)).rows);
    return all;
  };

const leader = (accountId: number, startUnits: number) => ({
  accountId,
  line: 'spot' as const,
  coins: [[0, 100]] as const,
  positions: [],
  exits: [],
  startUnits,
  flowUnits: 0,
  flowSinceUnits: 0,
  mostMarginUnits: 0,
});

const changesAt = (sequence: number, changes: Partial<CheckpointChanges['changes']>): CheckpointChanges => ({
  at: { sequence, timeMs: 1000 * sequence },
  has: ofEachReader((name) => sequence + name.length),
  changes: {
    leaders: { changed: [], gone: [], hours: [], minutes: [] },
    bots: { markets: [], unstarted: [], bots: [], rows: [], hours: [] },
    programme: { attempts: [], news: [] },
    ...changes,
  },
});

test('checkpoints of leaders, bots and attempts', async () => {
  const dayMs = 86_400_000;
  const hour = {
    leaderId: 1000,
    line: 'spot' as const,
    hourMs: 3_600_000,
    equityUnits: 7,
    profitUnits: -1,
    flowUnits: 5,
    mostMarginUnits: 3,
  };
  const minute = (timeMs: number) => ({ timeMs, equityUnits: timeMs, profitUnits: 1, mostMarginUnits: 0 });
  const row = { strategyId: 2000, number: 1, timeMs: 5, sequence: 3, code: 'signal.received', params: { alert: 7, text: "it's" } };
  await expectSame(async ({ pool }) => {
    const first = await readAutomationCheckpoint(pool, 2);
    await writeAutomationCheckpoint(
      pool,
      changesAt(4, {
        leaders: {
          changed: [leader(1000, 1), leader(1001, 2)],
          gone: [],
          hours: [hour],
          minutes: [{ leaderId: 1000, line: 'spot', endMs: dayMs, minutes: [minute(1), minute(dayMs)] }],
        },
        bots: {
          markets: [],
          unstarted: [],
          bots: [{ strategyId: 2000, ownerId: 1000, stored: '{"a":1}' }],
          rows: [row],
          hours: [{ strategyId: 2000, timeMs: 1, putInUnits: 9, totalUnits: -9, feeUnits: 0 }],
        },
        programme: sampleAttempts(1_000_000),
      }),
      2,
    );
    const second = await readAutomationCheckpoint(pool, 0);
    await writeAutomationCheckpoint(
      pool,
      changesAt(9, {
        leaders: {
          changed: [leader(1000, 8)],
          gone: [{ accountId: 1001, line: 'spot' }],
          hours: [{ ...hour, flowUnits: 6, mostMarginUnits: 2 }],
          minutes: [{ leaderId: 1000, line: 'spot', endMs: dayMs, minutes: [minute(2)] }],
        },
        bots: {
          markets: [],
          unstarted: [{ strategyId: 2001, ownerId: 1000, name: 'grid', createdMs: 5 }],
          bots: [{ strategyId: 2000, ownerId: 1000, stored: '{"a":2}' }],
          rows: [{ ...row, number: 2 }],
          hours: [{ strategyId: 2000, timeMs: 1, putInUnits: 10, totalUnits: 0, feeUnits: 1 }],
        },
      }),
      4,
    );
    await expect(writeAutomationCheckpoint(pool, changesAt(11, {}), 4)).rejects.toThrow('no longer at command 4');
    return [first, second, await readAutomationCheckpoint(pool, 0)];
  });
  const [hours, minutes, decisions] = [
    [
      {
        leader_id: 1000,
        line: 'spot',
        hour_ms: '3600000',
        equity_units: '7',
        profit_units: '-1',
        flow_units: '11',
        most_margin_units: '3',
      },
    ],
    [{ leader_id: 1000, line: 'spot', time_ms: '2', equity_units: '2', profit_units: '1', most_margin_units: '0' }],
    2,
  ];
  const told = await expectSame(tablesOf('leader_hours', 'leader_minutes', 'strategies', 'strategy_hours', 'trader_pro_attempts'));
  expect(told).toMatchObject([hours, minutes, [{ stored: '{"a":2}' }], [{ put_in_units: '10' }], { length: 5 }]);
  expect(await expectSame(tablesOf('strategy_decisions', 'reader_checkpoints'))).toMatchObject([{ length: decisions }, { length: 3 }]);
});

test('samples, bad days, play contracts, tokens and refused alerts', async () => {
  const told = await expectSame(async ({ db }) => {
    const [samples, days, contracts] = [createSampleStore(db), createBadDayStore(db), createShortContractStore(db)];
    const sample = (slot: number, value: string) => ({ marketId: 4096, kind: 'premium' as const, slot, value });
    await samples.write([sample(2, '0.5'), sample(1, '-0.25')], 10);
    await samples.write([sample(2, 'told twice'), sample(3, '1')], 20);
    const all = await samples.read();
    await samples.prune(20);
    await days.keepScenario('demo', { kind: 'crash', seed: 'a', startMs: 5 });
    await days.keepScenario('demo', { kind: 'squeeze', seed: 'b', startMs: 6 });
    await days.keepWaiting([4096, 4097]);
    await days.keepWaiting([4098]);
    for (const listedMs of [1, 2]) await contracts.keep({ deliveryMs: 9, listedMs });
    const alerts = createRefusedAlerts(db);
    for (const strategyId of [2000, 2001, 2000])
      await alerts.add({ strategyId, arrivedMs: 3, source: 'webhook', fate: 'signal.wrong-token', params: { x: 1 }, alert: null });
    const tokens = createSignalTokens(db, 'key', 'venue');
    const token = await tokens.token(2000);
    const known = createSignalTokens(db, 'key', 'venue');
    const isRight = [
      await known.isRight(2000, token),
      await known.isRight(2000, await known.renew(2000)),
      await known.isRight(2000, token),
    ];
    return [
      all,
      await samples.read(),
      await days.scenarios(),
      await days.waiting(),
      await contracts.read(),
      await alerts.list(2000, null, 5),
      await alerts.list(2000, 3, 5),
      isRight,
    ];
  });
  expect(told).toMatchObject([
    { length: 3 },
    { length: 1 },
    [{ kind: 'squeeze' }],
    [4098],
    { length: 2 },
    { length: 2 },
    { length: 1 },
    [true, true, false],
  ]);
});

const figures: BacktestFigures = {
  invested: '3000',
  equity: '3010.5',
  totalProfit: '10.5',
  totalRate: '0.0035',
  matchedProfit: '12',
  matchedCount: 2,
  unpairedProfit: '-1.5',
  fees: '0.5',
  funding: '0',
  holdProfit: '-20',
  holdRate: '-0.0067',
  maxDrawdown: '15',
  maxDrawdownRate: '0.005',
  worstDay: { dayMs: 86_400_000, profit: '-3', rate: '-0.001' },
  inRangeRate: null,
  annualisedRate: null,
  buys: 3,
  sells: 2,
};

test('backtests that are kept', async () => {
  const of = (seed: number): Parameters<ReturnType<typeof createKeptBacktests>['add']>[2] => ({
    request: { symbolId: 'BTCUSDT_SPBL', fromMs: seed, toMs: seed + 1, bot: martingale() },
    coin: 'USDT',
    figures,
    modelVersion: 2,
  });
  const told = await expectSame(async ({ db }) => {
    const kept = createKeptBacktests(db, 2);
    const all = [await kept.add(1000, 'a “name”', of(1), 5), await kept.add(1000, '', of(2), 6), await kept.add(1001, '', of(3), 7)];
    const tooMany = await kept.add(1000, '', of(4), 8);
    const gone = [await kept.remove(1001, Number(all[0]?.keptId)), await kept.remove(1000, Number(all[0]?.keptId))];
    return [tooMany, gone, await kept.list(1000), await kept.list(1001)];
  });
  expect(told).toMatchObject([null, [false, true], [{ keptTimeMs: 6, request: of(2).request }], [{ keptTimeMs: 7 }]]);
});

describe('over a life of which both were told', async () => {
  const life = recordLife(7, 6_000);
  const log = { error: (details: object, message: string) => expect.fail(`${message} ${JSON.stringify(details)}`) };
  for (const store of [postgres, sqlite]) {
    const projections = await createProjections({ store, listings: life.listings, history: noHistory, log, now: () => life.endMs });
    projections.onRecords(life.records);
    await projections.close();
  }
  const users = [1000, 1001, 1002, 1003];
  const sorted = (rows: readonly unknown[]): unknown[] => rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

  test('the trade journal, with notes and tags', async () => {
    const told = await expectSame(async ({ db }) => {
      const journal = createTradeJournal(db, life.listings, () => 5);
      const answers: unknown[] = [];
      for (const user of users) {
        const { list } = await journal.list(user, { limit: 60 });
        for (const [place, trade] of list.entries()) {
          const words = {
            note: place % 2 === 0 ? `note ${place}` : '',
            tags: ['all', `"${place % 3}"`, 'back\\slash, comma'].slice(place % 4),
          };
          answers.push(
            isSale(trade)
              ? await journal.keepOfSale(user, Number(trade.orderId), words)
              : await journal.keep(user, BigInt(trade.roundId), words),
          );
        }
        for (const period of [{}, { tag: 'all' }, { tag: '"1"' }, { result: 'profit' as const }, { result: 'unknown' as const }]) {
          const { totals, markets, tags } = await journal.figures(user, period);
          answers.push(await journal.list(user, { ...period, limit: 100 }), sorted(totals), sorted(markets), sorted(tags));
        }
      }
      await journal.forget(1000);
      return [...answers, await journal.list(1000, { limit: 5 })];
    });
    expect(JSON.stringify(told)).toContain('back\\\\slash, comma');
  });

  test('old trades are forgotten alike', async () => {
    const ids = life.listings.markets.map(({ marketId }) => marketId);
    const told = await expectSame(async ({ pool }) => {
      const left = async () => (await pool.query('select market_id, trade_id from trades order by market_id, trade_id')).rows;
      const before = (await left()).length;
      await pruneTrades(pool, ids, Math.floor((life.startMs + life.endMs) / 2) + 7 * 86_400_000);
      return [before, await left()];
    });
    expect(told).toMatchObject([expect.any(Number), expect.arrayContaining([expect.objectContaining({ market_id: 0 })])]);
  });
});
