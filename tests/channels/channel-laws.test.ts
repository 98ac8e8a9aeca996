// The laws of every channel, on a real socket with a real exchange behind it.
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { accountsWorth } from '#lib/contract/accounts/user-accounts.ts';
import { errorAnswers } from '#lib/contract/wire/error-answers.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { channelName, type ChannelMessage, type ChannelName } from '#lib/contract/channels/protocol.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { ticks, units } from '#server/engine/units.ts';
import { applied, everyChannel, withoutHistory } from './every-channel.ts';
import { sampleSale } from './sample-c2c-orders.ts';
import { onContract, openSampleVenue, serveSample, type Page, type SampleServer, type SampleVenue } from './sample-venue.ts';

const stopLoss: PlanTerms = {
  kind: 'exit',
  exit: { takeProfit: null, stopLoss: { source: 'mark', triggerTicks: ticks(5000), executeTicks: ticks(0) } },
};

test('no channel is forgotten here', () => {
  expect(everyChannel.map(({ channel }) => channel)).toEqual(Object.values(channelName.def.entries));
});

describe.each(everyChannel)('$channel', ({ channel, key, badKey, badCode, isPrivate }) => {
  let venue: SampleVenue;
  let server: SampleServer;
  let page: Page;
  beforeEach(async () => {
    venue = await openSampleVenue();
    server = await serveSample(venue);
    page = await server.page(isPrivate ? 'session=ada' : '');
  });
  afterEach(() => server.close());

  /** Something that every channel has to tell: trades of account 1000, and plans of its own. */
  const trade = async (round: number): Promise<void> => {
    for (const more of [{}, onContract]) {
      venue.place(1001, 'sell', 10_000 + round, 500, more);
      venue.place(1000, 'buy', 10_000 + round, 300, more);
    }
    venue.plan(1000, 5000, 200);
    venue.applyAll([sampleSale(round)]);
    venue.fundMargin(1000);
    venue.plan(1000, 5000, 200, { ...onContract, terms: stopLoss, reduceOnly: true });
    // The account's picture says what it lacks for another mode.
    venue.applyAll([{ type: 'set-unified-terms', minEquityUnits: 1_000 + round, interestFree: [] }]);
    venue.fundMargin(1000);
    // The exchange answers what a channel has asked.
    await turn();
    server.tick(10);
  };

  test('the snapshot comes first, before the answer; updates follow without a gap, each what its schema says', async () => {
    await trade(0);
    expect(await page.subscribe({ channel, key })).toEqual({ ok: true });
    expect(page.messages.map(({ kind }) => kind)).toEqual(['snapshot']);
    for (let round = 1; round <= 5; round += 1) await trade(round);
    await page.caughtUp();
    const [snapshot, ...updates] = page.messages;
    expect(updates.length).toBeGreaterThanOrEqual(5);
    expect(updates.every((message) => message.kind === 'update' && message.channel === channel && message.key === key)).toBe(true);
    expect(updates.map(({ sequence }) => sequence)).toEqual(updates.map((_, place) => (snapshot?.sequence ?? 0) + place + 1));
    expect(applied(channel, page.messages)).not.toBe(null);
  });

  test('following again gives a fresh snapshot that says the same as snapshot and updates before, and is not older', async () => {
    await page.subscribe({ channel, key });
    for (let round = 1; round <= 3; round += 1) await trade(round);
    await page.subscribe({ channel, key });
    const before = page.messages.slice(0, -1);
    const fresh = page.messages.at(-1);
    expect(fresh?.kind).toBe('snapshot');
    expect(fresh?.sequence).toBe(before.at(-1)?.sequence);
    expect(applied(channel, [fresh])).toEqual(withoutHistory(applied(channel, before)));
  });

  test('after leaving, nothing more; coming back never goes back in sequence', async () => {
    await page.subscribe({ channel, key });
    await trade(1);
    await page.unsubscribe({ channel, key });
    const count = page.messages.length;
    await trade(2);
    await page.caughtUp();
    expect(page.messages.length).toBe(count);
    expect(server.channels.status().topics).toBe(0);
    await page.subscribe({ channel, key });
    expect(page.messages.at(-1)?.sequence).toBeGreaterThanOrEqual(page.messages.at(-2)?.sequence ?? 0);
  });

  test('a key it has not is refused', async () => {
    expect(await page.subscribe({ channel, key: badKey })).toMatchObject({ ok: false, code: badCode });
    expect(page.messages).toEqual([]);
  });
});

describe.each(['orders', 'account'] as const)('%s is private', (channel) => {
  const key = '';
  let venue: SampleVenue;
  let server: SampleServer;
  beforeEach(async () => {
    venue = await openSampleVenue();
    server = await serveSample(venue);
  });
  afterEach(() => server.close());

  test('a stranger is refused, and so is a cookie that is nobody’s', async () => {
    for (const cookie of ['', 'session=nobody']) {
      const stranger = await server.page(cookie);
      expect(await stranger.subscribe({ channel, key })).toMatchObject({ ok: false, code: errorCodes.notLoggedIn });
      venue.place(1000, 'buy', 9000, 200);
      await stranger.caughtUp();
      expect(stranger.messages).toEqual([]);
    }
  });

  test('everybody sees his own alone; the session’s end is told', async () => {
    const page = await server.page('session=ada');
    const other = await server.page('session=bob');
    await Promise.all([page.subscribe({ channel, key }), other.subscribe({ channel, key })]);
    venue.place(1001, 'buy', 9000, 200);
    await Promise.all([page.caughtUp(), other.caughtUp()]);
    expect(page.messages.length).toBe(1);
    expect(other.messages.length).toBe(2);
    server.channels.dropSession('bob');
    await other.caughtUp();
    expect(other.closed).toEqual([{ channel, key: '', code: '00005', msg: errorAnswers.sessionExpired.message }]);
    venue.place(1001, 'buy', 9000, 200);
    await other.caughtUp();
    expect(other.messages.length).toBe(2);
    // The other session ends by itself a minute later.
    server.tick(650);
    await page.caughtUp();
    expect(page.closed).toMatchObject([{ channel, code: '00005' }]);
  });
});

describe('spot and contracts beside each other', () => {
  let venue: SampleVenue;
  let server: SampleServer;
  let page: Page;
  beforeEach(async () => {
    venue = await openSampleVenue();
    server = await serveSample(venue);
    page = await server.page('session=ada');
  });
  afterEach(() => server.close());

  const told = (channel: ChannelName, key: string): readonly ChannelMessage[] =>
    page.messages.filter((message) => message.channel === channel && message.key === key);

  test('what contracts do to the futures wallet is no news of the spot balances', async () => {
    await page.subscribe({ channel: 'account', key: '' });
    // Deposits of 10^15 units each; what went on to the futures wallet is not among them.
    expect(told('account', '')[0]?.data).toMatchObject(['USDT', 'BTC', 'ETH'].map((coin) => ({ coin, total: '10000000' })));
    venue.place(1001, 'sell', 10_000, 500, onContract);
    venue.place(1000, 'buy', 10_000, 300, onContract);
    await page.caughtUp();
    expect(told('account', '').length).toBe(1);
    venue.applyAll([{ type: 'transfer-funds', accountId: 1000, assetId: 0, from: 'futures', to: 'spot', units: units(100_000_000n) }]);
    await page.caughtUp();
    expect(told('account', '').at(-1)?.data).toMatchObject([{ coin: 'USDT', total: '10000001' }]);
  });

  test('under the key of every account the worth of all wallets is told, whichever of them moves', async () => {
    await page.subscribe({ channel: 'account', key: 'all' });
    // 10,000,000 USDT in spot and 1,000,000 in futures; the coins have no price here.
    expect(told('account', 'all')[0]?.data).toMatchObject({ totalUsdtValue: '11000000' });
    venue.applyAll([{ type: 'transfer-funds', accountId: 1000, assetId: 0, from: 'spot', to: 'futures', units: units(250_000_000n) }]);
    await turn();
    server.tick();
    await page.caughtUp();
    expect(told('account', 'all').length).toBe(2);
    const { totalUsdtValue, list } = z.parse(accountsWorth, told('account', 'all').at(-1)?.data);
    expect(totalUsdtValue).toBe('11000000');
    expect(list.filter(({ usdtValue }) => usdtValue !== '0').map(({ account, usdtValue }) => [account, usdtValue])).toEqual([
      ['spot', '9999997.5'],
      ['usdt', '1000002.5'],
    ]);
  });

  test('a fill that closes a contract tells what that brought; the position tells what it has brought and cost', async () => {
    for (const [channel, key] of [
      ['orders', 'usdt'],
      ['positions', 'usdt'],
    ] as const)
      await page.subscribe({ channel, key });
    for (const [side, price, quantity] of [
      ['buy', 10_000, 300],
      ['sell', 10_100, 100],
    ] as const) {
      venue.place(1001, side === 'buy' ? 'sell' : 'buy', price, quantity, onContract);
      venue.place(1000, side, price, quantity, onContract);
    }
    await turn();
    server.tick();
    await page.caughtUp();
    // 0.01 × (101 − 100); 0.06 % of 3 and of 1.01.
    const changes = told('orders', 'usdt').flatMap(({ kind, data }) => (kind === 'update' ? [data].flat() : []));
    const fills = changes.filter((change) => JSON.stringify(change).includes('"profit"'));
    expect(fills).toMatchObject([
      { fill: { side: 'buy', price: '100.00', profit: '0' } },
      { fill: { side: 'sell', price: '101.00', profit: '0.01' }, order: { averagePrice: '101.00', dealCount: '0.0100' } },
    ]);
    expect(told('positions', 'usdt').at(-1)?.data).toMatchObject({
      positions: [{ total: '0.0200', achievedProfits: '0.01', paidFees: '-0.002406', paidFunding: '0', openDelegateCount: '0.0000' }],
      aggregates: { bySide: [{ holdSide: 'long', totalOrderCost: '0' }], byToken: [{ tokenId: 'USDT' }] },
    });
  });

  test('orders and plans of spot and of a line are told each to their own key', async () => {
    venue.place(1001, 'sell', 10_000, 300, onContract);
    venue.place(1000, 'buy', 10_000, 300, onContract);
    for (const channel of ['orders', 'plans'] as const) for (const key of ['', 'usdt', 'usd']) await page.subscribe({ channel, key });
    await page.subscribe({ channel: 'tpsl', key: 'usdt' });
    venue.place(1000, 'buy', 9000, 300);
    venue.place(1000, 'buy', 8000, 300, onContract);
    venue.plan(1000, 5000, 200, onContract);
    venue.plan(1000, 4000, 200, { ...onContract, terms: stopLoss, reduceOnly: true });
    await page.caughtUp();
    const orders = (key: string) => told('orders', key).flatMap(({ kind, data }) => (kind === 'update' ? [data] : []));
    expect(orders('')).toMatchObject([[{ order: { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegatePrice: '90.00' } }]]);
    expect(orders('usdt')).toMatchObject([[{ order: { symbolId: 'BTCUSDT_UMCBL', businessLine: 10, delegatePrice: '80.00' } }]]);
    const news = (channel: ChannelName, key: string): number => told(channel, key).filter(({ kind }) => kind === 'update').length;
    expect([news('orders', 'usd'), news('plans', ''), news('plans', 'usd'), news('plans', 'usdt'), news('tpsl', 'usdt')]).toEqual([
      0, 0, 0, 1, 1,
    ]);
  });

  test('take-profits, stop-losses and OCO orders of spot appear and change in their own channel; other plans do not', async () => {
    await page.subscribe({ channel: 'tpsl', key: '' });
    expect(told('tpsl', '').at(-1)?.data).toEqual([]);
    const oco: PlanTerms = {
      kind: 'oco',
      limitTicks: ticks(12_000),
      stop: { source: 'last', triggerTicks: ticks(9_000), executeTicks: ticks(0) },
    };
    const exit: PlanTerms = {
      kind: 'exit',
      exit: { takeProfit: null, stopLoss: { source: 'last', triggerTicks: ticks(5000), executeTicks: ticks(0) } },
    };
    venue.place(1001, 'sell', 10_000, 300);
    venue.place(1000, 'buy', 10_000, 300);
    venue.plan(1000, 5000, 200);
    venue.plan(1000, 5000, 300, { terms: exit, side: 'sell' });
    venue.plan(1000, 5000, 300, { terms: oco, side: 'sell' });
    await page.caughtUp();
    const news = () => told('tpsl', '').flatMap(({ kind, data }) => (kind === 'update' ? [data].flat() : []));
    expect(news()).toMatchObject([
      { planType: 2, businessLine: 1, status: 0 },
      { planType: 9, businessLine: 1 },
    ]);
    venue.applyAll([{ type: 'cancel-all-plans', accountId: 1000, marketId: -1, kind: null }]);
    await page.caughtUp();
    expect(news().slice(2)).toMatchObject([{ status: 4 }, { status: 4 }]);
  });
});
