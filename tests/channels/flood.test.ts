// Sockets that send without pause, or say nothing: they end with a reason, and everybody else is answered.
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createBudget } from '#server/channels/budget.ts';
import { networkOf } from '#server/network/network-of.ts';
import { openSampleVenue, serveSample, type SampleServer, type SampleVenue } from './sample-venue.ts';

let venue: SampleVenue;
let server: SampleServer;
/** Small enough to be reached at once; the clock of the channels stands still unless it is moved. */
const limits = {
  socketsPerAddress: 6,
  packets: { atOnce: 40, perSecond: 10 },
  bytes: { atOnce: 8192, perSecond: 1024 },
  addressPackets: { atOnce: 100, perSecond: 10 },
  handshakes: { atOnce: 10, perSecond: 2 },
  handshakesLost: 4,
  partingMs: 100,
};
beforeEach(async () => {
  venue = await openSampleVenue();
  server = await serveSample(venue, { limits, allowedHosts: ['here.example'] });
});
afterEach(() => server.close());

const book = { channel: 'depth', key: 'BTCUSDT' };
const refusal = { code: '40429', msg: 'Too many requests. Try again in 10 seconds' };
const elsewhere = { 'x-forwarded-for': '203.0.113.9' };

/** Somebody at another address is answered as ever, his order reaches the book and the book reaches him. */
async function expectOthersServed(): Promise<void> {
  const other = await server.page('session=bob', elsewhere);
  expect(await other.subscribe(book)).toEqual({ ok: true });
  expect(await other.subscribe({ channel: 'orders', key: '' })).toEqual({ ok: true });
  venue.place(1001, 'buy', 9000, 500);
  server.tick(2);
  await other.caughtUp();
  expect(other.messages.filter(({ channel, kind }) => channel === 'orders' && kind === 'update')).toHaveLength(1);
  expect(other.messages.filter(({ channel, kind }) => channel === 'depth' && kind === 'update')).toHaveLength(1);
}

const noMoreConnections = async (): Promise<void> => {
  while (server.channels.status().connections > 0) await new Promise((resolve) => setImmediate(resolve));
};

describe('a socket that sends without pause is closed with the reason', () => {
  test.each([
    ['unsubscribe', ['unsubscribe', book]],
    ['unsubscribe of nothing', ['unsubscribe', null]],
    ['unknown events', ['nonsense', { a: 1 }]],
    ['refused subscriptions', ['subscribe', { channel: 'secrets', key: '' }]],
    ['subscriptions', ['subscribe', book]],
    ['private channels of nobody', ['subscribe', { channel: 'orders', key: '' }]],
  ] as const)('by %s', async (_, [event, data]) => {
    const page = await server.page();
    const told = new Promise((resolve) => page.socket.once('refused', resolve));
    const gone = new Promise((resolve) => page.socket.once('disconnect', resolve));
    for (let time = 0; time < 2000; time += 1) page.socket.emit(event, data);
    expect(await told).toEqual(refusal);
    await gone;
    await noMoreConnections();
    await expectOthersServed();
  });

  test.each([
    ['signs of life', '3'],
    ['packets of no kind', 'x'.repeat(10)],
    ['half of a message', '451-["subscribe",{"_placeholder":true,"num":0}]'],
  ])('by %s, even before it says in which world it is', async (_, packet) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    for (let time = 0; time < 2000; time += 1) socket.send(packet);
    await closed;
    await noMoreConnections();
    expect(server.channels.status().sockets).toBe(0);
    await expectOthersServed();
  });

  test('a program hears it from the WebSocket itself', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve));
    const letIn = new Promise<void>((resolve) =>
      socket.addEventListener('message', ({ data }) => (String(data).startsWith('40') ? resolve() : undefined)),
    );
    socket.send('40');
    await letIn;
    for (let time = 0; time < 100; time += 1) socket.send('42["unsubscribe",null]');
    const { code, reason } = await closed;
    expect([code, reason]).toEqual([1008, `${refusal.code} ${refusal.msg}`]);
  });

  /** An open WebSocket without a library around it. */
  const rawSocket = (host = 'here.example') =>
    new Promise<ReturnType<typeof connect>>((resolve, reject) => {
      const line = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
        line.write(
          `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        );
      });
      line.on('error', reject);
      line.once('data', () => resolve(line));
    });

  test.each([
    ['empty pieces of a message that never ends', [0x01, 0x80, 0, 0, 0, 0], [0x00, 0x80, 0, 0, 0, 0]],
    ['pings', [], [0x89, 0x80, 0, 0, 0, 0]],
    ['half a frame, drop by drop', [0x81, 0xfe, 0xff, 0x00, 0, 0, 0, 0], [0x20]],
  ])('by raw bytes: %s', async (_, first, piece) => {
    const line = await rawSocket();
    const closed = new Promise<void>((resolve) => line.once('close', () => resolve()));
    line.removeAllListeners('error').on('error', () => undefined);
    line.resume();
    line.write(Buffer.from(first));
    line.write(Buffer.concat(Array.from({ length: 20_000 }, () => Buffer.from(piece))));
    await closed;
    await noMoreConnections();
    expect(server.channels.status().sockets).toBe(0);
    await expectOthersServed();
  });

  test('by polling: each request counts, and each packet in it', async () => {
    const polling = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const enter = async (): Promise<string> => {
      const sid = /"sid":"([^"]+)"/.exec(await (await fetch(polling)).text())?.[1];
      if (sid === undefined) throw new Error('no session');
      return `${polling}&sid=${sid}`;
    };
    const session = await enter();
    const answers = [];
    for (let time = 0; time < 60; time += 1) {
      const answer = await fetch(session, { method: 'POST', body: '3', headers: { 'content-type': 'text/plain' } });
      answers.push([answer.status, await answer.text()]);
      if (answer.status !== 200) break;
    }
    expect(answers.at(-1)).toEqual([429, JSON.stringify(refusal)]);
    const other = await enter();
    // The rest of it is no session any more.
    await fetch(other, { method: 'POST', body: Array.from({ length: 200 }, () => '3').join('\u001e') }).catch(() => null);
    await noMoreConnections();
    await expectOthersServed();
  });
});

describe('sockets count from their first byte', () => {
  const silent = async (headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers });
  const mute = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    return socket;
  };

  test('those that never say in which world they are count too; one that goes makes room', async () => {
    const sockets = [await mute(), await mute(), await mute(), await mute(), await mute(), await mute()];
    expect(server.channels.status()).toMatchObject({ sockets: 0, connections: 6 });
    const refused = await silent();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([429, '10', refusal]);
    await expect(server.page()).rejects.toThrow('websocket error');
    expect((await silent(elsewhere)).status).toBe(200);
    for (const socket of sockets) socket.close();
    while (server.channels.status().connections > 1) await new Promise((resolve) => setImmediate(resolve));
    expect((await server.page()).socket.connected).toBe(true);
  });

  test('there are so many in all, from however many addresses', async () => {
    const small = await serveSample(venue, { limits: { socketsInAll: 3 } });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await small.page('', { 'x-forwarded-for': address });
    await expect(small.page('', { 'x-forwarded-for': '192.0.2.4' })).rejects.toThrow('websocket error');
    await small.close();
  });

  test('one that never says what it wants is closed, whatever else it sends', async () => {
    const impatient = await serveSample(venue, { limits: { silentMs: 20 } });
    const socket = new WebSocket(`${impatient.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    // A sign of life is no word.
    socket.addEventListener('open', () => socket.send('3'));
    await closed;
    while (impatient.channels.status().connections > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(impatient.channels.status().sockets).toBe(0);
    await impatient.close();
  });

  test('an address that comes again and again is let in as often as is allowed, and later again', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const page = await server.page().catch(() => null);
      statuses.push(page === null ? 429 : 200);
      page?.socket.disconnect();
      await noMoreConnections();
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    server.tick(5);
    expect((await server.page()).socket.connected).toBe(true);
  });

  test('many sockets of one address share what an address may send; another address has its own', async () => {
    const pages = [await server.page(), await server.page(), await server.page(), await server.page()];
    const refused = Promise.race(pages.map((page) => new Promise((resolve) => page.socket.once('refused', resolve))));
    // None of them comes near what a socket may send.
    for (const page of pages) for (let time = 0; time < 30; time += 1) page.socket.emit('unsubscribe', null);
    expect(await refused).toEqual(refusal);
    await expectOthersServed();
  });
});

test('the busiest page of our own is far from any limit: it comes back to 64 channels at once, five tabs of it together', async () => {
  const usual = await serveSample(venue);
  const intervals = ['1m', '5m', '15m', '30m', '1H', '4H', '6H', '12H', '1D', '3D', '1W', '1M'];
  const wanted = ['BTCUSDT', 'ETHUSDT'].flatMap((symbol) => [
    { channel: 'depth', key: symbol },
    { channel: 'trade', key: symbol },
    ...intervals.map((interval) => ({ channel: 'candle', key: `${symbol}:${interval}` })),
  ]);
  const told: unknown[] = [];
  for (let tab = 0; tab < 5; tab += 1) {
    const page = await usual.page('session=ada');
    page.socket.on('refused', (why: unknown) => told.push(why));
    for (let time = 0; time < 3; time += 1) {
      for (const one of wanted) page.socket.emit('subscribe', one);
      for (const one of wanted) page.socket.emit('unsubscribe', one);
    }
    await page.caughtUp();
    expect(page.socket.connected).toBe(true);
  }
  expect(told).toEqual([]);
  await usual.close();
});

test('an address whose sockets flood is let in less often', async () => {
  const letIn: boolean[] = [];
  for (let time = 0; time < 4; time += 1) {
    const page = await server.page().catch(() => null);
    letIn.push(page !== null);
    if (page === null) continue;
    const gone = new Promise((resolve) => page.socket.once('disconnect', resolve));
    for (let packet = 0; packet < 100; packet += 1) page.socket.emit('nonsense');
    await gone;
    await noMoreConnections();
  }
  // Each of them takes one of ten handshakes, and four are lost by what it does then.
  expect(letIn).toEqual([true, true, false, false]);
  await expectOthersServed();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['made up', 'made up'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a budget refills to what it holds, gives nothing for a clock that steps back, and takes nothing for what it refuses', () => {
  let nowMs = 10_000;
  const budget = createBudget({ atOnce: 10, perSecond: 4 }, () => nowMs);
  expect([budget.spend(11), budget.spend(8), budget.spend(3), budget.spend(2), budget.spend(1)]).toEqual([false, true, false, true, false]);
  nowMs = 9000;
  expect(budget.spend(1)).toBe(false);
  nowMs = 9500;
  expect([budget.spend(2), budget.spend(1)]).toEqual([true, false]);
  nowMs = 1_000_000;
  expect([budget.spend(10), budget.spend(1)]).toEqual([true, false]);
  nowMs += 1000;
  budget.forfeit(3);
  expect([budget.spend(2), budget.spend(1)]).toEqual([false, true]);
  budget.forfeit(100);
  nowMs += 250;
  expect(budget.spend(1)).toBe(true);
});
