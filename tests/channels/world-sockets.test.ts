// Sockets of people's own worlds: who may follow one, what each is told, and when it ends.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { openSampleVenue, serveSample, type Page, type SampleServer, type SampleVenue } from './sample-venue.ts';
import { openSampleWorlds, seatName, until, type SampleWorlds } from './sample-worlds.ts';

let live: SampleVenue;
let worlds: SampleWorlds;
let server: SampleServer;
let made = 0;
/** New for each test: two worlds with the same beginning. Ada has the first seat of one, Bob of the other, Eve one in both. */
let adas = '';
let bobs = '';

const orders = { channel: 'orders', key: '' };
const account = { channel: 'account', key: '' };
const depth = { channel: 'depth', key: 'BTCUSDT' };
const source = { channel: 'source', key: '' };
const spot = 'BTCUSDT_SPBL';

beforeAll(async () => {
  live = await openSampleVenue();
  worlds = openSampleWorlds();
});
afterAll(() => worlds.close());
beforeEach(async () => {
  made += 1;
  [adas, bobs] = [`worldofada${made}`, `worldofbob${made}`];
  await worlds.create(adas);
  await worlds.create(bobs);
  for (const [worldId, userId, seat] of [
    [adas, 'ada', 1],
    [bobs, 'bob', 1],
    [adas, 'eve', 2],
    [bobs, 'eve', 2],
  ] as const)
    worlds.seats.set(seatName(worldId, userId), seat);
  server = await serveSample(live, { worlds: worlds.channels });
});
afterEach(async () => {
  await server.close();
  for (const worldId of [adas, bobs]) await worlds.worlds.remove(worldId);
});

const pageIn = (world: string, userId: string): Promise<Page> => server.page(`session=${userId}`, {}, { world });
const gone = ({ socket }: Page): Promise<void> =>
  new Promise((resolve) => {
    if (socket.disconnected) resolve();
    else socket.once('disconnect', () => resolve());
  });
const buy = (worldId: string) =>
  worlds.ask(worldId, placeOrder, { symbolId: spot, delegateType: 21, orderType: 1, delegateCount: '500', tradeUnit: 'quote' });

test.each([
  ['without a session', '', {}, 'notLoggedIn'],
  ['with a cookie that is nobody’s', 'session=nobody', {}, 'notLoggedIn'],
  ['without a seat', 'session=bob', {}, 'noPermission'],
  ['in the demo as well', 'session=ada', { paptrading: '1' }, 'worldOrDemo'],
  ['of a world that there is not', 'session=ada', { world: 'nosuchworld' }, 'noPermission'],
] as const)('a socket %s goes no further than its handshake', async (_, cookie, auth, key) => {
  await expect(server.page(cookie, {}, { world: adas, ...auth })).rejects.toMatchObject({
    message: key,
    data: { code: errorCodes[key] },
  });
  expect(server.channels.status().sockets).toBe(0);
});

test('without worlds there are no sockets of them', async () => {
  const without = await serveSample(live);
  await expect(without.page('session=ada', {}, { world: adas })).rejects.toMatchObject({ data: { code: errorCodes.unavailable } });
  await without.close();
});

test('a world that cannot be opened says so at the first subscription', async () => {
  await worlds.worlds.remove(adas);
  const page = await pageIn(adas, 'ada');
  expect(await page.subscribe(depth)).toMatchObject({ ok: false, code: errorCodes.unknownWorld });
  expect(page.messages).toEqual([]);
});

test('a seat that goes takes public channels with it, too', async () => {
  const page = await pageIn(adas, 'ada');
  expect(await page.subscribe(depth)).toEqual({ ok: true });
  worlds.seats.delete(seatName(adas, 'ada'));
  expect(await page.subscribe({ channel: 'trade', key: 'BTCUSDT' })).toMatchObject({ ok: false, code: errorCodes.noPermission });
});

test('the same number in two worlds: a fill is told to the one whose it is, and to nobody in the other world', async () => {
  const [ada, bob, eve] = await Promise.all([pageIn(adas, 'ada'), pageIn(bobs, 'bob'), pageIn(adas, 'eve')]);
  const pages = [ada, bob, eve];
  for (const page of pages) for (const channel of [orders, account, depth]) expect(await page.subscribe(channel)).toEqual({ ok: true });
  const liveAda = await server.page('session=ada');
  await liveAda.subscribe(account);
  await worlds.fund(adas, '1000');
  await buy(adas);
  const fills = (page: Page) => page.messages.filter(({ channel, kind }) => channel === 'orders' && kind === 'update');
  await until(ada, () => fills(ada).length > 0);
  await until(eve, () => eve.messages.some(({ channel, kind }) => channel === 'depth' && kind === 'update'));
  for (const page of [...pages, liveAda]) await page.caughtUp();
  expect(fills(ada).flatMap(({ data }) => data)).toMatchObject([
    { order: { symbolId: spot }, fill: null },
    { order: { symbolId: spot, status: 4 }, fill: { side: 'buy', role: 'taker' } },
  ]);
  // Ada's own news are nobody else's; the books of her world are Eve's too, and not Bob's.
  expect(eve.messages.map(({ channel, kind }) => `${channel} ${kind}`)).toEqual([
    'orders snapshot',
    'account snapshot',
    'depth snapshot',
    'depth update',
  ]);
  expect(bob.messages.map(({ kind }) => kind)).toEqual(['snapshot', 'snapshot', 'snapshot']);
  expect(liveAda.messages.map(({ kind }) => kind)).toEqual(['snapshot']);
});

test('an onlooker sees the markets, and an empty account in which nothing ever happens', async () => {
  worlds.seats.set(seatName(adas, 'bob'), null);
  const page = await pageIn(adas, 'bob');
  for (const channel of [orders, account, depth]) expect(await page.subscribe(channel)).toEqual({ ok: true });
  await worlds.fund(adas, '1000');
  await buy(adas);
  await until(page, () => page.messages.length > 3);
  expect(page.messages.map(({ channel, kind, data }) => [channel, kind, ...(channel === 'depth' ? [] : [data])])).toEqual([
    ['orders', 'snapshot', []],
    ['account', 'snapshot', []],
    ['depth', 'snapshot'],
    ['depth', 'update'],
  ]);
});

test('what a room hears comes over the line once, however many are in it', async () => {
  const pages = await Promise.all([pageIn(adas, 'ada'), pageIn(adas, 'ada'), pageIn(adas, 'eve')]);
  for (const page of pages) await page.subscribe(depth);
  const before = worlds.batches.length;
  await worlds.step(adas, 1000);
  await Promise.all(pages.map((page) => until(page, () => page.messages.length > 1)));
  expect(worlds.batches.slice(before).flat()).toMatchObject([{ type: 'broadcast', room: expect.stringContaining(adas) }]);
  expect(new Set(pages.map(({ messages }) => JSON.stringify(messages[1]))).size).toBe(1);
});

test('messages carry the time of the world', async () => {
  const page = await pageIn(adas, 'ada');
  await page.subscribe(depth);
  const [first] = page.messages;
  await worlds.step(adas, 60_000);
  await until(page, () => page.messages.length > 1);
  expect(page.messages[1]?.timeMs).toBe((first?.timeMs ?? 0) + 60_000);
});

test('however many steps pass at once, each topic speaks once, and the line carries one message more', async () => {
  const page = await pageIn(adas, 'ada');
  for (const channel of [depth, { channel: 'trade', key: 'BTCUSDT' }, { channel: 'candle', key: 'BTCUSDT:1m' }])
    await page.subscribe(channel);
  await page.caughtUp();
  const [before, batches] = [page.messages.length, worlds.batches.length];
  // 2,400 steps of the market.
  await worlds.step(adas, 600_000);
  await until(page, () => page.messages.length >= before + 3);
  await page.caughtUp();
  const told = page.messages.slice(before).map(({ channel }) => channel);
  expect(told.toSorted()).toEqual(['candle', 'depth', 'trade']);
  // Candles wait for their turn of 200 ms; the answer to the page that asks whether it has everything comes last.
  expect(worlds.batches.length - batches).toBeLessThanOrEqual(3);
});

test('time that begins anew ends the sockets of its world alone; the next ones begin where it begins', async () => {
  const [ada, eve, bob] = await Promise.all([pageIn(adas, 'ada'), pageIn(adas, 'eve'), pageIn(bobs, 'bob')]);
  await worlds.step(adas, 60_000);
  for (const page of [ada, eve, bob]) await page.subscribe(source);
  await worlds.worlds.startAnew(adas);
  await Promise.all([gone(ada), gone(eve)]);
  await bob.caughtUp();
  expect(bob.socket.connected).toBe(true);
  const again = await pageIn(adas, 'ada');
  await again.subscribe(source);
  const clock = (page: Page): unknown => page.messages.map(({ data }) => data)[0];
  expect(clock(again)).toEqual(clock(bob));
  expect(clock(ada)).not.toEqual(clock(bob));
});

test('whoever asks while time begins anew is answered from the beginning; a world that is removed meanwhile is gone', async () => {
  const house = worlds.worlds;
  const { timeMs } = await house.state(adas);
  await worlds.fund(adas, '1000');
  await buy(adas);
  await worlds.step(adas, 60_000);
  const [anew, asked] = await Promise.all([house.startAnew(adas), house.state(adas)]);
  expect([anew.timeMs, asked.timeMs]).toEqual([timeMs, timeMs]);
  expect(await worlds.ask(adas, getFills, {})).toMatchObject({ list: [] });
  const [, late] = await Promise.allSettled([house.remove(adas), house.state(adas)]);
  expect(late).toMatchObject({ status: 'rejected', reason: { problem: 'worldGone' } });
});

test('a world that is removed ends its sockets, and those that come back are not let in', async () => {
  const ada = await pageIn(adas, 'ada');
  await ada.subscribe(source);
  worlds.seats.delete(seatName(adas, 'ada'));
  await worlds.worlds.remove(adas);
  await gone(ada);
  await expect(pageIn(adas, 'ada')).rejects.toMatchObject({ data: { code: errorCodes.noPermission } });
});

test('the end of a session is told on its private channels, then the socket ends; nothing comes between', async () => {
  const [ada, eve] = await Promise.all([pageIn(adas, 'ada'), pageIn(adas, 'eve')]);
  for (const page of [ada, eve]) for (const channel of [account, depth]) await page.subscribe(channel);
  await worlds.fund(adas, '1000');
  await until(ada, () => ada.messages.length === 3);
  server.channels.dropSession('ada');
  await buy(adas);
  await gone(ada);
  expect(ada.messages.length).toBe(3);
  expect(ada.closed).toEqual([{ ...account, code: errorCodes.sessionExpired, msg: expect.any(String) }]);
  await eve.caughtUp();
  expect(eve.socket.connected).toBe(true);
  expect(server.channels.status().sockets).toBe(1);
});

test('a session that goes between live and demo trading keeps its worlds; one whose time is over does not', async () => {
  const ada = await pageIn(adas, 'ada');
  await ada.subscribe(account);
  server.channels.dropSession('ada', 'modeMismatch');
  await ada.caughtUp();
  expect(ada.closed).toEqual([]);
  // A minute later it is over.
  server.tick(650);
  await gone(ada);
  expect(ada.closed).toMatchObject([{ code: errorCodes.sessionExpired }]);
});

test('a seat that is taken away ends the sockets of its user in that world, and no others', async () => {
  const pages = await Promise.all([pageIn(adas, 'ada'), pageIn(adas, 'eve'), pageIn(bobs, 'eve')]);
  for (const page of pages) await page.subscribe(orders);
  server.channels.dropSeat(adas, 'eve', 'noPermission');
  const [ada, eve, elsewhere] = pages;
  if (ada === undefined || eve === undefined || elsewhere === undefined) throw new Error('three pages');
  await gone(eve);
  expect(eve.closed).toEqual([{ ...orders, code: errorCodes.noPermission, msg: expect.any(String) }]);
  await Promise.all([ada.caughtUp(), elsewhere.caughtUp()]);
  server.channels.dropSeat(adas, null, 'noPermission');
  await gone(ada);
  await elsewhere.caughtUp();
  expect(elsewhere.closed).toEqual([]);
});

test('limits of a socket are those of everywhere', async () => {
  const page = await pageIn(adas, 'ada');
  const intervals = ['1m', '5m', '15m', '30m', '1h', '4h', '6h', '12h', '1D', '1W'];
  const keys = ['BTCUSDT', 'BTCUSDT_UMCBL'].flatMap((symbol) => intervals.map((interval) => `${symbol}:${interval}`));
  const answers = await Promise.all([...keys, 'BTCUSDT:1m'].map((key) => page.subscribe({ channel: 'candle', key })));
  expect(answers.slice(-1)).toMatchObject([{ ok: false, code: errorCodes.tooManyRequests }]);
  expect(server.channels.status()).toMatchObject({
    sockets: 1,
    topics: answers.filter((answer) => JSON.stringify(answer) === '{"ok":true}').length,
  });
  expect(await page.subscribe(null)).toMatchObject({ ok: false, code: errorCodes.tooManyRequests });
  server.tick(10);
  expect(await page.subscribe(null)).toMatchObject({ ok: false, code: errorCodes.invalidField });
});
