// For the tests of the channels: a real exchange in memory, the readers the channels need, and a server on a free port.
import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';

import type { ChannelMessage } from '#lib/contract/channels/protocol.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import type { Candle } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { Command } from '#server/engine/command.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { PlacePlan } from '#server/engine/plans/commands/plan-command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { createListings } from '#server/engine/listings.ts';
import type { Reply } from '#server/engine/reply.ts';
import { formatFixed, lots, ticks, units } from '#server/engine/units.ts';
import type { ContractBusinessLine } from '#lib/contract/contract-lines.ts';
import { createPositionBook } from '#server/projections/positions/create-position-book.ts';
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import type { MarginMode } from '#lib/contract/margin.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { sampleBot } from './sample-bot.ts';
import { sampleC2cOrder, sampleC2cOrders } from './sample-c2c-orders.ts';
import { toMarginAccount } from '#server/projections/margins/to-margin-account.ts';
import { toUnifiedAccount } from '#server/projections/margins/to-unified-account.ts';
import { toFuturesAccount } from '#server/projections/positions/to-futures-account.ts';
import { sampleLinear } from '#server/projections/sample-contracts.ts';
import { createPlanBook } from '#server/projections/plans/create-plan-book.ts';
import { createLiveMarket } from '#server/projections/live/create-live-market.ts';
import { guardRequests, type EdgeOptions } from '#server/edge/guard-requests.ts';
import { createChannels, type ChannelOptions, type Channels } from '#server/channels/create-channels.ts';

const market = {
  minQuantityLots: 1,
  maxQuantityLots: 1e9,
  minAmount: '1',
  listedMs: 0,
  maxAmount: '10000000',
  makerFeePpm: 1000,
  takerFeePpm: 1000,
  priceBandPpm: 0,
};

/** BTCUSDT in cents and lots of 0.0001: one lot at one tick is 100 units of USDT. */
const listings = createListings(
  [
    { assetId: 0, code: 'USDT', name: 'Tether', decimals: 8 },
    { assetId: 1, code: 'BTC', name: 'Bitcoin', decimals: 8 },
    { assetId: 2, code: 'ETH', name: 'Ether', decimals: 8 },
  ],
  [
    { ...market, marketId: 0, symbol: 'BTCUSDT', base: 'BTC', quote: 'USDT', priceDecimals: 2, quantityDecimals: 4 },
    { ...market, marketId: 1, symbol: 'ETHUSDT', base: 'ETH', quote: 'USDT', priceDecimals: 2, quantityDecimals: 4 },
  ],
);
listings.listContracts([sampleLinear]);

/** In place of BTCUSDT of spot: its contract, whose mark price is 100. */
export const onContract = { marketId: sampleLinear.marketId } as const;

/** Account 1000 logs in with `session=ada`, 1001 with `session=bob`. */
const sessions = new Map([
  ['session=ada', { userId: 'ada', accountId: 1000, sessionId: 'ada', mode: 'live' as const }],
  // In demo trading, with the number that Ada has in the other world.
  ['session=eve', { userId: 'eve', accountId: 1000, sessionId: 'eve', mode: 'paper' as const }],
  ['session=bob', { userId: 'bob', accountId: 1001, sessionId: 'bob', mode: 'live' as const }],
]);

export type SampleVenue = Awaited<ReturnType<typeof openSampleVenue>>;

const noLog = { warn: () => undefined, error: () => undefined };

const tiers = [{ upToUnits: 1, leverage: 2, maintenancePpm: 50_000 }];

/** The balances of the futures wallets of both accounts, in USDT. */
const futuresMoney = units(10n ** 14n);

/** The exchange with both accounts rich, and nothing in its books. */
export async function openSampleVenue() {
  const exchange = createExchange();
  const live = createLiveMarket(listings, () => 1_700_000_000_000);
  const planBook = createPlanBook(listings, []);
  const positionBook = createPositionBook([]);
  const applyBooks = (records: readonly EventRecord[]): void => {
    for (const record of records) {
      positionBook.apply(record);
      for (const event of record.events) planBook.apply(event, record.timeMs);
    }
  };
  const listeners = new Set<(records: readonly EventRecord[]) => void>([live.apply, applyBooks]);
  /** Orders by account: its bot is told as having traded so often. */
  const placed = new Map<number, number>();
  const tape: { trade: TradeExecuted; timeMs: number }[] = [];
  let sequence = 0;
  let timeMs = 1_700_000_000_000;

  /** One batch: what one message of the exchange's thread carries. */
  const applyAll = (commands: readonly Command[]): Reply[] => {
    const applied = commands.map((command) => {
      sequence += 1;
      timeMs += 1;
      return exchange.apply({ sequence, timeMs, command });
    });
    for (const { record } of applied) {
      for (const event of record.events) if (event.type === 'trade-executed') tape.push({ trade: event, timeMs: record.timeMs });
    }
    for (const listener of listeners) listener(applied.map(({ record }) => record));
    return applied.map(({ reply }) => reply);
  };

  applyAll([
    ...listings.assets.map((asset): Command => ({ type: 'list-asset', ...asset })),
    ...listings.markets.map((one): Command => ({ type: 'list-market', rules: listings.rules(one) })),
    ...(['outside', 'fees', 'clearing', 'insurance'] as const).map((kind, accountId): Command => ({
      type: 'open-account',
      accountId,
      kind,
    })),
    ...[1000, 1001].map((accountId): Command => ({ type: 'open-account', accountId, kind: 'user' })),
    { type: 'list-market', rules: listings.rules(sampleLinear) },
    { type: 'set-margin-asset', assetId: 0, marketId: -1, poolUnits: 0, dailyRatesE9: [0], collateral: [], debts: [] },
    { type: 'set-margin-market', marketId: 0, base: tiers, quote: tiers },
    { type: 'set-mark-price', ...onContract, markTicks: ticks(10_000), indexTicks: ticks(10_000) },
    ...[1000, 1001].flatMap((accountId) =>
      [0, 1, 2].map((assetId): Command => ({
        type: 'credit-deposit',
        accountId,
        assetId,
        units: units(10n ** 15n),
        reference: `${accountId}/${assetId}`,
      })),
    ),
    ...[1000, 1001].flatMap((accountId): Command[] => [
      { type: 'credit-deposit', accountId, assetId: 0, units: futuresMoney, reference: `${accountId}/futures` },
      { type: 'transfer-funds', accountId, assetId: 0, from: 'spot', to: 'futures', units: futuresMoney },
    ]),
  ]);
  await live.start(
    { book: (marketId, levels) => Promise.resolve({ ...exchange.book(marketId, levels), sequence }) },
    // Each market as it is now, without a past.
    async function* () {
      yield await Promise.resolve(listings.markets.map((market) => ({ market, sequence, minutes: [], tape: [] })));
    },
  );

  /** The obvious way: every trade of the bucket, one after the other. */
  const lastCandle = (symbol: string, interval: Parameters<typeof bucketStart>[0]): Candle[] => {
    const one = listings.marketOf(symbol);
    const trades = tape.filter(({ trade }) => trade.marketId === one?.marketId);
    const last = trades.at(-1);
    if (one === undefined || last === undefined) return [];
    const start = bucketStart(interval, last.timeMs);
    const inside = trades.filter((other) => bucketStart(interval, other.timeMs) === start).map(({ trade }) => trade);
    const prices = inside.map((trade) => trade.priceTicks);
    const text = (price: number): string => formatFixed(price, 2);
    const volume = inside.reduce((sum, trade) => sum + trade.quantityLots, 0);
    const worth = inside.reduce((sum, trade) => sum + trade.notionalUnits, 0n);
    const plain = formatFixed(worth, 8).replace(/\.?0+$/, '');
    return [
      [
        start,
        text(prices[0] ?? 0),
        text(Math.max(...prices)),
        text(Math.min(...prices)),
        text(prices.at(-1) ?? 0),
        formatFixed(volume, 4),
        plain,
      ],
    ];
  };

  const openOrders = new Map<number, readonly SpotOrder[]>();
  return {
    exchange,
    listings,
    applyAll,
    lastCandle,
    /** The orders that the readers say are open; empty unless set. */
    openOrders,
    nowMs: () => timeMs,
    passTime: (durationMs: number): void => {
      timeMs += durationMs;
    },
    place: (accountId: number, side: 'buy' | 'sell', priceTicks: number, quantityLots: number, more: Partial<PlaceOrder> = {}): void => {
      placed.set(accountId, (placed.get(accountId) ?? 0) + 1);
      const [reply] = applyAll([
        {
          type: 'place-order',
          accountId,
          marketId: 0,
          side,
          kind: 'limit',
          timeInForce: 0,
          priceTicks: ticks(priceTicks),
          quantityLots: lots(quantityLots),
          amountUnits: units(0n),
          clientOid: '',
          selfTradePrevention: 'cancel-taker',
          ...more,
        },
      ]);
      if (reply?.ok !== true) throw new Error(`refused: ${JSON.stringify(reply)}`);
    },
    /** A little more of the coin of account into both of its margin wallets. */
    fundMargin: (accountId: number): void => {
      const move = { type: 'transfer-funds', accountId, assetId: 0, from: 'spot', units: units(100n) } as const;
      for (const reply of applyAll([
        { ...move, to: 'cross' },
        { ...move, to: 'isolated', marketId: 0 },
      ]))
        if (!reply.ok) throw new Error(`refused: ${reply.reason}`);
    },
    /** A sell that waits for a fall to a price. */
    plan: (accountId: number, triggerTicks: number, quantityLots: number, more: Partial<PlacePlan> = {}): number => {
      const [reply] = applyAll([
        {
          type: 'place-plan',
          accountId,
          marketId: 0,
          side: 'sell',
          quantityLots: lots(quantityLots),
          amountUnits: units(0n),
          terms: { kind: 'trigger', trigger: { source: 'last', triggerTicks: ticks(triggerTicks), executeTicks: ticks(0) }, exit: null },
          clientOid: '',
          selfTradePrevention: 'cancel-taker',
          entryPoint: 1,
          ...more,
        },
      ]);
      if (reply?.ok !== true) throw new Error(`refused: ${JSON.stringify(reply)}`);
      return reply.orderId ?? 0;
    },
    feed: {
      subscribe: (listener: (records: readonly EventRecord[]) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      balances: (accountId: number) => Promise.resolve(exchange.balances(accountId)),
      status: () => ({ sequence }),
    },
    readers: {
      ticker: live.ticker,
      tickers: live.tickers,
      depth: live.depth,
      publicTrades: live.publicTrades,
      candles: (symbol: string, interval: Parameters<typeof bucketStart>[0]) => Promise.resolve(lastCandle(symbol, interval)),
      caughtUp: () => Promise.resolve(),
      openOrders: (accountId: number) => Promise.resolve(openOrders.get(accountId) ?? []),
      openPlans: planBook.openPlans,
      c2c: {
        open: (accountId: number) => Promise.resolve(sampleC2cOrders(exchange, accountId)),
        find: (accountId: number, orderId: string) => Promise.resolve(sampleC2cOrder(exchange, accountId, orderId)),
      },
      plan: planBook.plan,
      margins: async (accountId: number, mode: MarginMode) =>
        exchange.margins(accountId).flatMap((view) => (view.wallet === mode ? [toMarginAccount(view, listings)] : [])),
      worth: (accountId: number) =>
        accountsWorth(accountId, {
          client: {
            balances: async (id) => exchange.balances(id),
            futures: async (id) => exchange.futures(id),
            margins: async (id) => exchange.margins(id),
            unified: async (id) => exchange.unified(id),
          },
          listings,
          bots: { held: () => [] },
          usdtPrice: (coin) => (coin === 'USDT' ? '1' : null),
        }),
      bots: (accountId: number) => [sampleBot(9000 + accountId, placed.get(accountId) ?? 0)],
      tracking: (accountId: number): readonly TrackingOrder[] => [
        {
          trackingNo: `${9000 + accountId}-BTCUSDT_UMCBL`,
          strategyId: String(9000 + accountId),
          leaderId: '1700',
          symbolId: 'BTCUSDT_UMCBL',
          businessLine: 10,
          holdSide: 'long',
          quantity: '0.1',
          averagePrice: '100',
          price: '101',
          openTimeMs: 1_700_000_000_000,
          leverage: 5,
          marginMode: 1,
          margin: '2',
          liquidationPrice: '80',
          profit: String(placed.get(accountId) ?? 0),
          coin: 'USDT',
          takeProfitPrice: null,
          stopLossPrice: '90',
          areExitsSet: true,
        },
      ],
      unified: async (accountId: number) => {
        const view = exchange.unified(accountId);
        return view === null ? null : toUnifiedAccount(view, listings);
      },
      futures: async (accountId: number, line: ContractBusinessLine) =>
        toFuturesAccount(exchange.futures(accountId), line, listings, (marketId, holdSide) =>
          positionBook.roundOf(accountId, marketId, holdSide),
        ),
    },
  };
}

export type Page = {
  readonly socket: Socket;
  readonly messages: ChannelMessage[];
  readonly closed: unknown[];
  subscribe(subscription: unknown): Promise<unknown>;
  unsubscribe(subscription: unknown): Promise<unknown>;
  /** Resolves when everything sent before has arrived. */
  caughtUp(): Promise<void>;
};

export type SampleServer = {
  readonly url: string;
  readonly channels: Channels;
  /** Moves the channels' clock by 100 ms, `times` times. */
  tick(times?: number): void;
  page(cookie?: string, headers?: Record<string, string>, auth?: Record<string, string>): Promise<Page>;
  close(): Promise<void>;
};

export async function serveSample(venue: SampleVenue, options: Partial<ChannelOptions & EdgeOptions> = {}): Promise<SampleServer> {
  const httpServer = createServer();
  let nowMs = 1_700_000_000_000;
  const actions = new Set<() => void>();
  const clock = {
    now: () => nowMs,
    every: (_periodMs: number, action: () => void) => {
      actions.add(action);
      return () => void actions.delete(action);
    },
  };
  const channels = createChannels({
    httpServer,
    feed: venue.feed,
    readers: venue.readers,
    listings,
    source: () => ({ mode: 'replay', state: 'playing', markets: ['BTCUSDT'], clockMs: nowMs, speed: 1, venue: '', notice: null }),
    log: noLog,
    clock,
    sessionOf: async (cookie) => {
      const session = sessions.get(cookie);
      return session === undefined ? null : { ...session, expiresAtMs: 1_700_000_060_000 };
    },
    ...options,
  });
  // This machine's own word is believed: so a test can come from anywhere.
  const edge = { publicUrl: '', allowedHosts: [], trustProxy: { hops: 0 }, hsts: 'off', countryHeader: 'x-country', ...options } as const;
  guardRequests(httpServer, edge, () => undefined);
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const address = httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const sockets: Socket[] = [];

  const page: SampleServer['page'] = async (cookie = '', headers = {}, auth = {}) => {
    const extraHeaders = cookie === '' ? headers : { ...headers, cookie };
    const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders, auth });
    sockets.push(socket);
    const messages: ChannelMessage[] = [];
    const closed: unknown[] = [];
    socket.on('message', (message: ChannelMessage) => messages.push(message));
    socket.on('closed', (one: unknown) => closed.push(one));
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
    });
    return {
      socket,
      messages,
      closed,
      subscribe: (subscription) => socket.emitWithAck('subscribe', subscription),
      unsubscribe: (subscription) => socket.emitWithAck('unsubscribe', subscription),
      caughtUp: async () => {
        await socket.emitWithAck('unsubscribe', null);
      },
    };
  };
  return {
    url,
    channels,
    page,
    tick: (times = 1) => {
      for (let time = 0; time < times; time += 1) {
        nowMs += 100;
        for (const action of actions) action();
      }
    },
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      await channels.close();
      await new Promise((resolve) => httpServer.close(resolve));
    },
  };
}
