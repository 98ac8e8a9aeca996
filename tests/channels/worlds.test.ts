// A socket is of one world: it follows that venue's markets, and shows nobody's account of the other one.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openSampleVenue, serveSample, type SampleServer, type SampleVenue } from './sample-venue.ts';

let live: SampleVenue;
let paper: SampleVenue;
let server: SampleServer;
let withoutPaper: SampleServer;
const inPaper = { paptrading: '1' };
const depth = { channel: 'depth', key: 'BTCUSDT' };
const account = { channel: 'account', key: '' };

beforeAll(async () => {
  live = await openSampleVenue();
  paper = await openSampleVenue();
  live.place(1001, 'buy', 9000, 50_000);
  paper.place(1001, 'buy', 8000, 70_000);
  const { feed, readers, listings } = paper;
  server = await serveSample(live, { paper: () => Promise.resolve({ feed, readers, listings }) });
  withoutPaper = await serveSample(live);
});
afterAll(async () => {
  await server.close();
  await withoutPaper.close();
});

test('each sees the books of its own venue, and hears its own news', async () => {
  const pages = [await server.page(), await server.page('', {}, inPaper)] as const;
  for (const page of pages) expect(await page.subscribe(depth)).toEqual({ ok: true });
  live.place(1001, 'buy', 9001, 10_000);
  server.tick(5);
  for (const page of pages) await page.caughtUp();
  const bids = pages.map(({ messages }) => JSON.stringify(messages));
  expect(bids[0]).toContain('90.01');
  expect(bids[1]).toContain('80.00');
  expect(bids[1]).not.toContain('90.0');
  expect(bids[0]).not.toContain('80.00');
});

test.each([
  ['live', {}, 'session=eve'],
  ['paper', inPaper, 'session=ada'],
])('a %s socket shows no account to a session of the other world', async (_, auth, cookie) => {
  const page = await server.page(cookie, {}, auth);
  expect(await page.subscribe(account)).toMatchObject({ ok: false, code: '23150' });
  expect(page.messages).toEqual([]);
});

test('with the same number in both worlds, each hears of its own account alone', async () => {
  const ada = await server.page('session=ada');
  const eve = await server.page('session=eve', {}, inPaper);
  for (const page of [ada, eve]) expect(await page.subscribe(account)).toEqual({ ok: true });
  const before = [ada.messages.length, eve.messages.length];
  paper.place(1000, 'buy', 7000, 10_000);
  server.tick(5);
  for (const page of [ada, eve]) await page.caughtUp();
  expect(ada.messages.length).toBe(before[0]);
  expect(eve.messages.length).toBeGreaterThan(before[1] ?? 0);
});

test('whoever goes to the other world is told on every socket, and followed markets are told apart', async () => {
  const ada = await server.page('session=ada');
  await ada.subscribe(account);
  await ada.subscribe({ channel: 'trade', key: 'ETHUSDT' });
  expect([...server.channels.watched('live')]).toContain('ETHUSDT');
  expect([...server.channels.watched('paper')]).not.toContain('ETHUSDT');
  server.channels.dropSession('ada', 'modeMismatch');
  await ada.caughtUp();
  expect(ada.closed).toEqual([expect.objectContaining({ channel: 'account', code: '23150' })]);
});

test('where there is no paper venue its sockets are refused', async () => {
  await expect(withoutPaper.page('', {}, inPaper)).rejects.toThrow('paperOff');
});
