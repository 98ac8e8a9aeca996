// The written rows against the told events: once each, whatever is told twice or cut short.
import { beforeEach, describe, expect, test } from 'vitest';

import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { type CandleHistory, noHistory } from './candles/candle-history.ts';
import { createProjections, type Projections } from './create-projections.ts';
import { pruneTrades } from './trades/prune-trades.ts';
import { accepted, level, moved, record, sampleListings as listings, traded } from './sample-events.ts';

const log = { info: () => undefined, error: () => undefined };
const emptyBooks = { book: () => Promise.resolve({ sequence: 0, bids: [], asks: [] }) };
const store = await openTestStore();

beforeEach(async () => {
  await store.pool.query(
    'truncate orders, fills, ledger_entries, trades, candles, projection_checkpoints, hour_balances, hour_positions, hour_marks, balance_causes',
  );
});

const open = (history: CandleHistory = noHistory, now: () => number = Date.now, over: Store = store): Promise<Projections> =>
  createProjections({ store: over, listings, history, log, now });
const counts = async (): Promise<unknown> =>
  (
    await store.pool.query(`select (select count(*)::int from orders) as orders, (select count(*)::int from fills) as fills,
    (select count(*)::int from ledger_entries) as ledger, (select count(*)::int from trades) as trades,
    (select sum(base_lots)::int from candles where "interval" = '1D') as lots, (select sequence::int from projection_checkpoints) as sequence`)
  ).rows[0];

/** One order that takes from the house, rests, is amended and half filled by another user, then cancelled. */
const story: readonly EventRecord[] = [
  record(1, 100),
  record(2, 200),
  record(3, 1000, accepted(11, { clientOid: 'mine' }), moved(1000, 0, 5n, 'reserve', 11)),
  record(
    4,
    2000,
    traded(1, 10_000, 10, { taker: { orderId: 11, accountId: 1000, feeAssetId: 1, feeUnits: units(70n) } }),
    moved(1000, 2, 9n),
    moved(2, 3, 1n),
  ),
  record(5, 2500, traded(2, 10_001, 4), moved(2, 3, 2n)),
  record(6, 3000, {
    type: 'order-amended',
    orderId: 11,
    accountId: 1000,
    marketId: 0,
    priceTicks: ticks(10_005),
    quantityLots: lots(25),
    keptPriority: false,
  }),
  record(7, 3500),
  record(
    8,
    4000,
    accepted(12, { accountId: 1001, side: 'sell', kind: 'market', quantityLots: lots(5), priceTicks: ticks(0) }),
    traded(3, 10_005, 5, {
      maker: { orderId: 11, accountId: 1000, side: 'buy', feeAssetId: 1, feeUnits: units(33n) },
      taker: { orderId: 12, accountId: 1001, side: 'sell', feeAssetId: 0, feeUnits: units(500_250n), orderFilled: true },
    }),
  ),
  record(9, 5000, { type: 'order-cancelled', orderId: 11, accountId: 1000, marketId: 0, remainingLots: lots(10), reason: 'requested' }),
];
const written = { orders: 2, fills: 3, ledger: 4, trades: 3, lots: 19, sequence: 9 };

describe('orders', () => {
  test.each(['in one batch', 'one by one'])('the story of an order, %s', async (how) => {
    const projections = await open();
    if (how === 'in one batch') projections.onRecords(story);
    for (const one of story) {
      projections.onRecords([one]);
      if (how === 'one by one') await projections.caughtUp(one.sequence);
    }
    await projections.caughtUp(9);
    expect(await projections.orders.history(1000, {})).toEqual([
      {
        orderId: '11',
        clientOid: 'mine',
        symbolId: 'BTCUSDT_SPBL',
        symbol: 'BTCUSDT',
        businessLine: 1,
        delegateType: 21,
        orderType: 0,
        timeInForceValue: 0,
        delegatePrice: '100.05',
        delegateCount: '0.0025',
        tradeUnit: 'base',
        displayCount: '0',
        planId: '',
        dealCount: '0.0015',
        // (10 × 100.00 + 5 × 100.05) / 15 = 100.01666…
        averagePrice: '100.02',
        dealAmount: '0.150025',
        fee: '0.00000103',
        feeCoin: 'BTC',
        status: 5,
        orderSource: 0,
        enterPointSource: 1,
        cancelReason: 'requested',
        createTimeMs: 1000,
        updateTimeMs: 5000,
      },
    ]);
    expect(await projections.orders.history(1001, {})).toMatchObject([
      { orderId: '12', delegatePrice: '0', status: 4, fee: '0.0050025', feeCoin: 'USDT', averagePrice: '100.05' },
    ]);
    expect(await counts()).toEqual(written);
    await projections.close();
  });

  test('while it is open, and who owns it', async () => {
    const projections = await open();
    projections.onRecords(story.slice(0, 4));
    await projections.caughtUp(4);
    expect(projections.orders.open(1000, { symbol: 'BTCUSDT' })).toMatchObject([
      { orderId: '11', status: 3, dealCount: '0.0010', averagePrice: '100.00' },
    ]);
    expect(projections.orders.open(1000, { symbol: 'ETHUSDT' })).toEqual([]);
    expect(await projections.orders.history(1000, {})).toEqual([]);
    expect(await projections.orders.find(11)).toMatchObject({ accountId: 1000, order: { orderId: '11' } });
    expect(await projections.orders.find(404)).toBeNull();
    expect(await projections.orders.findByClientId(1000, 'mine')).toMatchObject({ orderId: '11' });
    expect(await projections.orders.findByClientId(1001, 'mine')).toBeNull();
    await projections.close();
  });

  test('a market order by amount counts in the quote coin', async () => {
    const projections = await open();
    projections.onRecords([
      record(1, 1, accepted(1, { kind: 'market', priceTicks: ticks(0), quantityLots: lots(0), amountUnits: units(1_250_000_000n) })),
    ]);
    await projections.caughtUp(1);
    expect(projections.orders.open(1000)).toMatchObject([
      { delegateCount: '12.5', tradeUnit: 'quote', averagePrice: '0', dealCount: '0.0000', status: 2 },
    ]);
    await projections.close();
  });

  test('pages of history follow one another', async () => {
    const projections = await open();
    const filled = (orderId: number): ExchangeEvent => traded(orderId, 100, 30, { taker: { orderId, accountId: 1000, orderFilled: true } });
    projections.onRecords(Array.from({ length: 5 }, (_, place) => record(place + 1, place, accepted(place + 1), filled(place + 1))));
    await projections.caughtUp(5);
    const ids = async (before?: number) => (await projections.orders.history(1000, { limit: 2, before })).map((order) => order.orderId);
    expect([await ids(), await ids(4), await ids(2)]).toEqual([['5', '4'], ['3', '2'], ['1']]);
    const fillIds = async (before?: string) => (await projections.fills.list(1000, { limit: 3, before })).map((fill) => fill.fillId);
    expect([await fillIds(), await fillIds('3-3'), await fillIds('nonsense'), await fillIds('9-9')]).toEqual([
      ['5-5', '4-4', '3-3'],
      ['2-2', '1-1'],
      [],
      [],
    ]);
    await projections.close();
  });
});

describe('fills, ledger and tape', () => {
  test('carry role, fee and what was held after', async () => {
    const projections = await open();
    await projections.start(emptyBooks);
    projections.onRecords(story);
    await projections.caughtUp(9);
    expect(await projections.fills.list(1000, { orderId: 11 })).toEqual([
      {
        fillId: '11-3',
        tradeId: '3',
        orderId: '11',
        symbolId: 'BTCUSDT_SPBL',
        symbol: 'BTCUSDT',
        side: 'buy',
        role: 'maker',
        price: '100.05',
        quantity: '0.0005',
        amount: '0.050025',
        fee: '0.00000033',
        feeCoin: 'BTC',
        timeMs: 4000,
        enterPointSource: 1,
      },
      {
        fillId: '11-1',
        tradeId: '1',
        orderId: '11',
        symbolId: 'BTCUSDT_SPBL',
        symbol: 'BTCUSDT',
        side: 'buy',
        role: 'taker',
        price: '100.00',
        quantity: '0.0010',
        amount: '0.1',
        fee: '0.0000007',
        feeCoin: 'BTC',
        timeMs: 2000,
        enterPointSource: 1,
      },
    ]);
    expect(await projections.ledger.list(1000, { coin: 'USDT' })).toMatchObject([
      { cause: 'trade', orderId: null, availableChange: '-0.00000009', availableAfter: '0.00004991', timeMs: 2000 },
      { cause: 'reserve', orderId: '11', availableChange: '-0.00000005', timeMs: 1000 },
    ]);
    expect(projections.market.publicTrades('BTCUSDT', 2)).toEqual([
      { tradeId: '3', symbol: 'BTCUSDT', price: '100.05', quantity: '0.0005', takerSide: 'sell', timeMs: 4000 },
      { tradeId: '2', symbol: 'BTCUSDT', price: '100.01', quantity: '0.0004', takerSide: 'buy', timeMs: 2500 },
    ]);
    await projections.close();
  });
});

/** A database whose `nth` statement like this one fails (each, when 0): before it is done, or after, when only the answer is lost. */
const failing = (statement: string, when: 'before' | 'after', nth: number): Store => {
  let met = 0;
  const connect = async () => {
    const client = await store.pool.connect();
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'release') return () => void target.query('rollback').finally(() => target.release());
        if (name !== 'query') return Reflect.get(target, name);
        return async (text: string, values?: unknown[]) => {
          const fails = text.includes(statement) && ((met += 1) === nth || nth === 0);
          if (fails && when === 'before') throw new Error('cut');
          const result = await target.query(text, values);
          if (fails) throw new Error('cut');
          return result;
        };
      },
    });
  };
  const pool = new Proxy(store.pool, {
    get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name).bind?.(target)),
  });
  return { ...store, pool };
};

describe('exactly once', () => {
  test('records told again, by a new process too, add nothing', async () => {
    const first = await open();
    first.onRecords(story.slice(0, 6));
    first.onRecords(story.slice(3, 8));
    await first.caughtUp(8);
    await first.close();
    const second = await open();
    expect(await second.checkpoint()).toMatchObject({ sequence: 8 });
    second.onRecords(story);
    second.onRecords(story);
    await second.caughtUp(9);
    await second.close();
    expect(await counts()).toEqual(written);
  });

  test.each([
    ['begin', 'before'],
    ['into orders', 'before'],
    ['into fills', 'after'],
    ['into candles', 'before'],
    ['commit', 'before'],
    ['commit', 'after'],
  ] as const)('a failure at %s (%s it is done) is tried again', async (statement, when) => {
    const projections = await open(noHistory, Date.now, failing(statement, when, 1));
    projections.onRecords(story);
    await projections.caughtUp(9);
    expect(await counts()).toEqual(written);
    expect(projections.health()).toEqual({ problem: null, isAway: false, backlog: 0 });
    await projections.close();
  });
});

describe('what does not fit is never left out in silence', () => {
  const end = { sequence: 12, hash: 'ab'.repeat(32) };
  let given: string[] = [];
  beforeEach(() => (given = []));
  const over = (): Store => ({ ...store, giveUp: (reason) => void given.push(reason) });

  test('what was written down last knows its place in the journal', async () => {
    const projections = await open();
    projections.onRecords(story, end);
    await projections.caughtUp(9);
    expect(await projections.checkpoint()).toMatchObject({ sequence: 9, record: end });
    await projections.close();
  });

  test.each([
    ['as far', story],
    ['farther', [...story, record(10, 6000)]],
    ['less far', story.slice(0, 4)],
  ])('a second writer that has written %s ends the first', async (_how, another) => {
    const [first, second] = [await open(noHistory, Date.now, over()), await open()];
    second.onRecords(another);
    await second.close();
    const left = await counts();
    first.onRecords(story);
    await first.close();
    const reason = `records 1 to 9 should follow record 0, and the database has been written up to record ${another.length} by another exchange`;
    expect([given, first.health()]).toEqual([[reason], { problem: reason, isAway: false, backlog: 9 }]);
    expect(await counts()).toEqual(left);
  });

  test('the next start takes over from the one before it', async () => {
    const before = await open();
    before.onRecords(story.slice(0, 6));
    await before.close();
    const after = await open(noHistory, Date.now, over());
    after.onRecords(story);
    await after.close();
    expect([given, await counts()]).toEqual([[], written]);
  });

  test('a record that is missing is said, and nothing behind it is written', async () => {
    const projections = await open(noHistory, Date.now, over());
    projections.onRecords(story.slice(0, 5));
    projections.onRecords(story.slice(6));
    await projections.close();
    expect(given).toEqual(['record 7 came after record 5: what is between them is missing']);
    expect(projections.health().problem).toBe(given[0]);
    expect(await projections.checkpoint()).toMatchObject({ sequence: 5 });
    // The rest waits in the journal for the next start.
    const again = await open();
    again.onRecords(story);
    await again.close();
    expect(await counts()).toEqual(written);
  });
});

test('a database that falls far behind is reported, and loses nothing', async () => {
  const projections = await open(noHistory, Date.now, failing('begin', 'before', 0));
  projections.onRecords(Array.from({ length: 200_001 }, (_, place) => record(place + 1, place)));
  expect(projections.health()).toEqual({ problem: 'the database is 200001 records behind', isAway: false, backlog: 200_001 });
  await projections.close();
  expect(projections.health().backlog).toBe(200_001);
  expect(await projections.checkpoint()).toMatchObject({ sequence: 0 });
});

test('the tape forgets what is older than a week, and all but the newest fifty thousand of a market', async () => {
  const nowMs = 30 * 86_400_000;
  const fill = `insert into trades select $1, $2::bigint + n, n, 1, 1, 1, 'buy' from generate_series(1, $3) n`;
  await store.pool.query(fill, [0, nowMs - 100_000, 50_007]);
  await store.pool.query(fill, [1, nowMs - 7 * 86_400_000 - 11, 20]);
  await pruneTrades(store.pool, [0, 1], nowMs);
  const { rows } = await store.pool.query(
    'select market_id as market, count(*)::int as n, min(trade_id)::int as first from trades group by 1 order by 1',
  );
  expect(rows).toEqual([
    { market: 0, n: 50_000, first: 8 },
    { market: 1, n: 10, first: 11 },
  ]);
});

describe('live market', () => {
  test('starts in the middle: the past from the tables, the present from records, nothing twice', async () => {
    const before = await open(noHistory, () => 3000);
    before.onRecords(story.slice(0, 5));
    await before.close();
    const projections = await open(noHistory, () => 5000);
    const changes: string[] = [];
    projections.market.onChanged(({ depth, trades }) => changes.push(`${[...depth].join()}/${[...trades].join()}`));
    projections.onRecords([...story.slice(3, 8), record(9, 4400), record(10, 4500, level('buy', 100, 3))]);
    await projections.start({
      book: (marketId) => Promise.resolve({ sequence: 9, bids: marketId === 0 ? [[101, 1] as const] : [], asks: [] }),
    });
    projections.onRecords([record(11, 5000, level('buy', 101, 0))]);
    expect(projections.market.depth('BTCUSDT')).toMatchObject({ bids: [['1.00', '0.0003']], asks: [], timeMs: 5000 });
    expect(projections.market.ticker('BTCUSDT')).toMatchObject({
      baseVolume: '0.0019',
      lastPrice: '100.05',
      openPrice: '100.00',
      bestBid: '1.00',
      bestAsk: null,
    });
    expect(projections.market.publicTrades('BTCUSDT', 10).map((trade) => trade.tradeId)).toEqual(['3', '2', '1']);
    expect(changes).toEqual(['BTCUSDT,ETHUSDT/BTCUSDT,ETHUSDT', 'BTCUSDT/']);
    await projections.close();
  });
});
