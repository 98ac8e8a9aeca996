// The browser's hub against the real channels over a real socket, with a real exchange behind them.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { SpotOrder } from '#lib/contract/order.ts';
import type { ChannelStore } from '#lib/realtime/channel-data.ts';
import { browserClock } from '#lib/realtime/clock.ts';
import { connectSocketIo } from '#lib/realtime/connect-socket-io.ts';
import { createHub, type Hub } from '#lib/realtime/hub.ts';
import type { HubSocket, SocketFactory } from '#lib/realtime/hub-socket.ts';
import { formatFixed } from '#server/engine/units.ts';
import { openSampleVenue, serveSample, type SampleServer, type SampleVenue } from './sample-venue.ts';

/** Resolves with the first state of the store that is as wanted. */
function until<Data>(store: ChannelStore<Data>, wanted: (data: Data) => boolean): Promise<Data> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { status, data } = store.getSnapshot();
      if (status !== 'live' || data === null || !wanted(data)) return;
      queueMicrotask(() => leave());
      resolve(data);
    };
    const leave = store.subscribe(look);
    look();
  });
}

describe('public channels', () => {
  let venue: SampleVenue;
  let server: SampleServer;
  let hub: Hub;
  let sockets: HubSocket[];
  beforeEach(async () => {
    venue = await openSampleVenue();
    server = await serveSample(venue);
    sockets = [];
    const io: SocketFactory = (url, handlers, paper) => {
      const socket = connectSocketIo(url, handlers, paper);
      sockets.push(socket);
      return socket;
    };
    hub = createHub({ url: server.url, io, clock: browserClock });
  });
  afterEach(async () => {
    hub.close();
    await server.close();
  });

  const engineBook = () => {
    const { bids, asks } = venue.exchange.book(0, 100);
    const text = ([price, quantity]: readonly [number, number]): [string, string] => [formatFixed(price, 2), formatFixed(quantity, 4)];
    return { bids: bids.map(text), asks: asks.map(text) };
  };

  test('books, tape and candles follow the exchange through random trading', async () => {
    const depth = hub.channel('depth', 'BTCUSDT');
    const tape = hub.channel('trade', 'BTCUSDT');
    const minute = hub.channel('candle', 'BTCUSDT:1m');
    await Promise.all([until(depth, () => true), until(tape, () => true), until(minute, () => true)]);
    const watch = [depth, tape, minute].map((store) => store.subscribe(() => undefined));
    expect(server.channels.watched('live')).toEqual(new Set(['BTCUSDT']));
    const orders = fc.sample(
      fc.record({
        account: fc.constantFrom(1000, 1001),
        side: fc.constantFrom('buy', 'sell'),
        price: fc.integer({ min: 9900, max: 10_100 }),
        quantity: fc.integer({ min: 200, max: 900 }),
      }),
      { numRuns: 600, seed: 7 },
    );
    for (const [place, { account, side, price, quantity }] of orders.entries()) {
      venue.place(account, side, price, quantity);
      if (place % 7 === 0) server.tick();
    }
    server.tick(2);
    const truth = engineBook();
    expect(truth.bids.length).toBeGreaterThan(10);
    await until(depth, (book) => JSON.stringify(book) === JSON.stringify(truth));
    const newest = venue.readers.publicTrades('BTCUSDT', 100);
    const trades = await until(tape, ([first]) => first?.tradeId === newest[0]?.tradeId);
    expect(trades).toEqual(newest.slice(0, trades.length));
    const wanted = venue.lastCandle('BTCUSDT', '1m')[0];
    const candles = await until(minute, (data) => data.at(-1)?.[6] === wanted?.[6]);
    expect(candles.at(-1)).toEqual(wanted);
    for (const leave of watch) leave();
  });

  test('a candle ends and the next one begins in the same stream', async () => {
    const minute = hub.channel('candle', 'BTCUSDT:1m');
    await until(minute, () => true);
    const leave = minute.subscribe(() => undefined);
    const trade = (price: number): void => {
      venue.place(1001, 'sell', price, 500);
      venue.place(1000, 'buy', price, 500);
    };
    trade(10_000);
    trade(10_200);
    const first = venue.lastCandle('BTCUSDT', '1m')[0];
    venue.passTime(60_000);
    trade(9_900);
    server.tick(2);
    const candles = await until(minute, (data) => data.length === 2);
    expect(candles).toEqual([first, ...venue.lastCandle('BTCUSDT', '1m')]);
    expect(candles[0]?.slice(1, 6)).toEqual(['100.00', '102.00', '100.00', '102.00', '0.1000']);
    leave();
  });

  test('cut off in the middle, the hub comes back by itself with the book of now', async () => {
    const depth = hub.channel('depth', 'BTCUSDT');
    await until(depth, () => true);
    const leave = depth.subscribe(() => undefined);
    venue.place(1000, 'buy', 9_900, 500);
    server.tick();
    await until(depth, (book) => book.bids.length === 1);
    sockets[0]?.disconnect();
    venue.place(1000, 'buy', 9_800, 500);
    server.tick();
    sockets[0]?.connect();
    expect(await until(depth, (book) => book.bids.length === 2)).toEqual(engineBook());
    leave();
  });

  test('tickers change with trades', async () => {
    venue.place(1001, 'sell', 10_000, 500);
    venue.place(1000, 'buy', 10_000, 500);
    const tickers = hub.channel('tickers', 'spot');
    expect((await until(tickers, () => true)).get('BTCUSDT')?.lastPrice).toBe('100.00');
    const leave = tickers.subscribe(() => undefined);
    venue.place(1001, 'sell', 10_100, 500);
    venue.place(1000, 'buy', 10_100, 500);
    server.tick(5);
    expect((await until(tickers, (all) => all.get('BTCUSDT')?.lastPrice === '101.00')).get('BTCUSDT')?.changeRate).toBe('0.01');
    leave();
  });
});

describe('one’s own orders and balances', () => {
  let venue: SampleVenue;
  let server: SampleServer;
  beforeEach(async () => {
    venue = await openSampleVenue();
    server = await serveSample(venue);
  });
  afterEach(() => server.close());

  test('an order rests, fills in two parts and is gone; balances follow within the same batch, without a tick', async () => {
    const page = await server.page('session=ada');
    await page.subscribe({ channel: 'orders', key: '' });
    await page.subscribe({ channel: 'account', key: '' });
    page.messages.length = 0;
    venue.place(1000, 'buy', 10_000, 1000, { clientOid: 'mine' });
    venue.place(1001, 'sell', 10_000, 400);
    venue.place(1001, 'sell', 10_000, 600);
    await page.caughtUp();
    const orders = page.messages.filter(({ channel }) => channel === 'orders').map(({ data }) => data);
    // 0.1 BTC at 100 is 10 USDT; the maker's fee of 0.1 % comes out of the BTC: 0.00004, then 0.0001 in all.
    expect(orders).toMatchObject([
      [
        {
          order: {
            clientOid: 'mine',
            symbol: 'BTCUSDT',
            delegateType: 21,
            delegatePrice: '100.00',
            delegateCount: '0.1000',
            dealCount: '0.0000',
            status: 1,
            averagePrice: '0',
          },
          fill: null,
        },
      ],
      [
        {
          order: { dealCount: '0.0400', dealAmount: '4', averagePrice: '100.00', fee: '0.00004', feeCoin: 'BTC', status: 3 },
          fill: { side: 'buy', role: 'maker', quantity: '0.0400', amount: '4', fee: '0.00004', feeCoin: 'BTC' },
        },
      ],
      [{ order: { dealCount: '0.1000', dealAmount: '10', fee: '0.0001', status: 4 }, fill: { quantity: '0.0600', amount: '6' } }],
    ]);
    // 10,000,000 of each to begin with.
    const balances = page.messages.filter(({ channel }) => channel === 'account').map(({ data }) => data);
    expect(balances[0]).toEqual([{ coin: 'USDT', available: '9999990', frozen: '10', total: '10000000', usdtValue: '10000000' }]);
    expect(balances.at(-1)).toEqual([
      { coin: 'BTC', available: '10000000.0999', frozen: '0', total: '10000000.0999', usdtValue: '1000000009.99' },
      { coin: 'USDT', available: '9999990', frozen: '0', total: '9999990', usdtValue: '9999990' },
    ]);
    await page.subscribe({ channel: 'orders', key: '' });
    expect(page.messages.at(-1)).toMatchObject({ kind: 'snapshot', data: [] });
  });

  test('a plan waits, fires and is over; whoever comes later sees only what waits', async () => {
    const page = await server.page('session=ada');
    venue.place(1001, 'sell', 10_000, 500);
    venue.place(1000, 'buy', 10_000, 500);
    const other = venue.plan(1000, 5000, 200);
    await page.subscribe({ channel: 'plans', key: '' });
    const planId = venue.plan(1000, 9000, 300);
    // Somebody to sell to at 90, and the sale that brings the price there.
    venue.place(1001, 'buy', 9000, 1000);
    venue.place(1000, 'sell', 9000, 200);
    await page.caughtUp();
    const [snapshot, ...updates] = page.messages.map(({ data }) => data);
    expect(snapshot).toMatchObject([{ planId: String(other), status: 0, delegateType: 22, triggerPrice: '50.00', executePrice: '' }]);
    expect(updates[0]).toMatchObject([{ planId: String(planId), status: 0, delegateCount: '0.0300', triggerPrice: '90.00' }]);
    expect(updates.at(-1)).toMatchObject([{ planId: String(planId), status: 2, orderId: String(planId + 3), reason: '' }]);
    await page.subscribe({ channel: 'plans', key: '' });
    expect(page.messages.at(-1)).toMatchObject({ kind: 'snapshot', data: [{ planId: String(other) }] });
  });

  test('a second tab sees the same; an amended and a cancelled order say so', async () => {
    const tabs = await Promise.all([server.page('session=ada'), server.page('session=ada')]);
    for (const tab of tabs) await tab.subscribe({ channel: 'orders', key: '' });
    venue.place(1000, 'sell', 11_000, 1000);
    const orderId = venue.exchange.openOrders(1000)[0]?.orderId ?? 0;
    venue.applyAll([{ type: 'cancel-order', accountId: 1000, orderId }]);
    for (const tab of tabs) await tab.caughtUp();
    expect(tabs[0]?.messages.slice(1)).toEqual(tabs[1]?.messages.slice(1));
    expect(tabs[1]?.messages.slice(1).map(({ data }) => data)).toMatchObject([
      [{ order: { delegateType: 22, delegatePrice: '110.00', status: 1 } }],
      [{ order: { status: 5, cancelReason: 'requested', dealCount: '0.0000' }, fill: null }],
    ]);
  });

  // The order is accepted and filled by 400 lots before the page asks; 300 more trade while the readers answer, at the same
  // or a later time. Their answer may hold that trade or not.
  test.each([
    { told: 'without the trade meanwhile', dealCount: '0.0400', dealAmount: '4', fee: '0.00004', laterMs: 0 },
    { told: 'with the trade meanwhile', dealCount: '0.0700', dealAmount: '7', fee: '0.00007', laterMs: 1 },
  ])('readers that answer $told: nothing is missing, nothing counted twice', async ({ dealCount, dealAmount, fee, laterMs }) => {
    venue.place(1000, 'buy', 10_000, 1000);
    venue.place(1001, 'sell', 10_000, 400);
    const orderId = String(venue.exchange.openOrders(1000)[0]?.orderId);
    const row: SpotOrder = {
      orderId,
      clientOid: '',
      symbolId: 'BTCUSDT_SPBL',
      symbol: 'BTCUSDT',
      businessLine: 1,
      delegateType: 21,
      orderType: 0,
      timeInForceValue: 0,
      delegatePrice: '100.00',
      delegateCount: '0.1000',
      tradeUnit: 'base',
      displayCount: '0',
      planId: '',
      dealCount,
      averagePrice: '100.00',
      dealAmount,
      fee,
      feeCoin: 'BTC',
      status: 3,
      orderSource: 0,
      enterPointSource: 1,
      cancelReason: '',
      createTimeMs: venue.nowMs(),
      updateTimeMs: venue.nowMs() + laterMs,
    };
    venue.openOrders.set(1000, [row]);
    const waiting: (() => void)[] = [];
    const caughtUp = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve));
    const slow = await serveSample({ ...venue, readers: { ...venue.readers, caughtUp } });
    const page = await slow.page('session=ada');
    const answer = page.subscribe({ channel: 'orders', key: '' });
    await page.caughtUp();
    expect(waiting.length).toBe(1);
    venue.place(1001, 'sell', 10_000, 300);
    for (const release of waiting) release();
    expect(await answer).toEqual({ ok: true });
    venue.place(1001, 'sell', 10_000, 300);
    await page.caughtUp();
    expect(page.messages.map(({ data }) => data)).toMatchObject([
      [{ orderId, dealCount: '0.0700', dealAmount: '7', fee: '0.00007', status: 3 }],
      [{ order: { orderId, dealCount: '0.1000', dealAmount: '10', fee: '0.0001', status: 4 } }],
    ]);
    await slow.close();
  });
});
