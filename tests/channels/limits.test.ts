// The requests that the socket refuses, and that nobody can fill the exchange's memory or read another site's visitor's account.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAllowance } from '#server/channels/allowance.ts';
import { openSampleVenue, serveSample, type SampleServer, type SampleVenue } from './sample-venue.ts';
import { watchBacklog } from '#server/channels/watch-backlog.ts';

let venue: SampleVenue;
let server: SampleServer;
beforeEach(async () => {
  venue = await openSampleVenue();
  server = await serveSample(venue, { limits: { socketsPerAddress: 3, subscriptionsPerSocket: 4 } });
});
afterEach(() => server.close());

describe('who may connect', () => {
  test('a page of another origin is not let in; one of ours and a program are', async () => {
    await expect(server.page('session=ada', { origin: 'https://evil.example' })).rejects.toThrow('websocket error');
    await expect(server.page('session=ada', { origin: 'null' })).rejects.toThrow('websocket error');
    expect((await server.page('', { origin: server.url })).socket.connected).toBe(true);
    expect((await server.page()).socket.connected).toBe(true);
  });

  test('one address has so many sockets and no more; a closed one makes room', async () => {
    const first = await server.page();
    await server.page();
    await server.page();
    await expect(server.page()).rejects.toThrow('websocket error');
    expect(server.channels.status().sockets).toBe(3);
    first.socket.disconnect();
    for (;;) {
      if (server.channels.status().connections === 2) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const fifth = await server.page();
    await fifth.caughtUp();
    expect(fifth.socket.connected).toBe(true);
  });
});

describe('what may be asked', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'depth'],
    ['no channel', { key: 'BTCUSDT' }],
    ['an unknown channel', { channel: 'secrets', key: '' }],
    ['a number as key', { channel: 'depth', key: 5 }],
    ['an endless key', { channel: 'depth', key: 'X'.repeat(65) }],
    ['a prototype', { channel: '__proto__', key: '' }],
    ['full-width letters', { channel: 'depth', key: 'ＢＴＣＵＳＤＴ' }],
  ])('%s: refused with a code, and the socket goes on', async (_, wanted) => {
    const page = await server.page();
    expect(await page.subscribe(wanted)).toMatchObject({
      ok: false,
      code: expect.stringMatching(/^(40020|50046)$/),
      msg: expect.stringMatching(/.+/),
    });
    expect(await page.subscribe({ channel: 'depth', key: 'BTCUSDT' })).toEqual({ ok: true });
  });

  test('no answer wanted, no harm', async () => {
    const page = await server.page();
    page.socket.emit('subscribe', { channel: 'depth', key: 'BTCUSDT' });
    page.socket.emit('subscribe');
    page.socket.emit('unsubscribe', null, 'not a function');
    await page.caughtUp();
    expect(page.messages.map(({ kind }) => kind)).toEqual(['snapshot']);
  });

  test('so many channels and no more; asking again for one of them is not another', async () => {
    const page = await server.page();
    for (const interval of ['1m', '5m', '1H', '1D'])
      expect(await page.subscribe({ channel: 'candle', key: `BTCUSDT:${interval}` })).toEqual({ ok: true });
    expect(await page.subscribe({ channel: 'depth', key: 'BTCUSDT' })).toMatchObject({ ok: false, code: '40430' });
    expect(await page.subscribe({ channel: 'candle', key: 'BTCUSDT:1D' })).toEqual({ ok: true });
    await page.unsubscribe({ channel: 'candle', key: 'BTCUSDT:1D' });
    expect(await page.subscribe({ channel: 'depth', key: 'BTCUSDT' })).toEqual({ ok: true });
  });

  test('twenty a second, then it is told to wait', async () => {
    const page = await server.page();
    const answers = await Promise.all(Array.from({ length: 25 }, () => page.subscribe({ channel: 'depth', key: 'BTCUSDT' })));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('40429')).length).toBe(5);
    server.tick(10);
    expect(await page.subscribe({ channel: 'depth', key: 'BTCUSDT' })).toEqual({ ok: true });
  });

  test('a reader that fails is an answer, not a crash; the next try may work', async () => {
    let broken = true;
    const candles = venue.readers.candles;
    const other = await serveSample({
      ...venue,
      readers: {
        ...venue.readers,
        candles: (symbol, interval) => (broken ? Promise.reject(new Error('no database')) : candles(symbol, interval)),
      },
    });
    const page = await other.page();
    expect(await page.subscribe({ channel: 'candle', key: 'BTCUSDT:1m' })).toMatchObject({ ok: false, code: '50000' });
    expect(other.channels.status().topics).toBe(0);
    broken = false;
    expect(await page.subscribe({ channel: 'candle', key: 'BTCUSDT:1m' })).toEqual({ ok: true });
    await other.close();
  });

  test('a message over 64 KB ends the connection', async () => {
    const page = await server.page();
    const gone = new Promise((resolve) => page.socket.on('disconnect', resolve));
    page.socket.emit('subscribe', { channel: 'depth', key: 'X'.repeat(70_000) });
    await gone;
    expect(server.channels.status().topics).toBe(0);
  });
});

test('a page that goes takes its channels with it, watched or private', async () => {
  const page = await server.page('session=ada');
  await page.subscribe({ channel: 'depth', key: 'ETHUSDT' });
  await page.subscribe({ channel: 'orders', key: '' });
  expect(server.channels.watched('live')).toEqual(new Set(['ETHUSDT']));
  page.socket.disconnect();
  while (server.channels.status().sockets > 0) await new Promise((resolve) => setImmediate(resolve));
  expect(server.channels.status().topics).toBe(0);
  expect(server.channels.watched('live')).toEqual(new Set());
});

test('logging out everywhere ends the private channels of all of one’s sessions, and leaves the public ones', async () => {
  const page = await server.page('session=ada');
  await page.subscribe({ channel: 'depth', key: 'BTCUSDT' });
  await page.subscribe({ channel: 'account', key: '' });
  server.channels.dropAccount(1000);
  await page.caughtUp();
  expect(page.closed).toMatchObject([{ channel: 'account', code: '00005' }]);
  expect(server.channels.status().topics).toBe(1);
});

test('too many messages not taken: told once; taken in time: never', () => {
  type Listener = () => void;
  const listeners = new Map<string, Listener>();
  let told = 0;
  const connection = { on: (event: string, listener: Listener) => listeners.set(event, listener) };
  watchBacklog(connection, 3, () => {
    told += 1;
  });
  const create = (count: number): void => {
    for (let message = 0; message < count; message += 1) listeners.get('packetCreate')?.();
  };
  create(3);
  listeners.get('flush')?.();
  create(3);
  expect(told).toBe(0);
  create(5);
  expect(told).toBe(1);
});

test('an allowance refills with time', () => {
  let nowMs = 0;
  const allowed = createAllowance(2, () => nowMs);
  expect([allowed(), allowed(), allowed()]).toEqual([true, true, false]);
  nowMs = 500;
  expect([allowed(), allowed()]).toEqual([true, false]);
  nowMs = 10_000;
  expect([allowed(), allowed(), allowed()]).toEqual([true, true, false]);
});
