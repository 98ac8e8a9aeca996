// One order between people as a channel: both of them follow it, and nobody else.
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { errorCodes } from '#lib/contract/errors.ts';
import { c2cMessage } from '#lib/contract/channels/c2c.ts';
import { units } from '#server/engine/units.ts';
import { sampleSale } from './sample-c2c-orders.ts';
import { openSampleVenue, serveSample, type Page, type SampleServer, type SampleVenue } from './sample-venue.ts';

let venue: SampleVenue;
let server: SampleServer;
let ada: Page;
let bob: Page;

beforeEach(async () => {
  venue = await openSampleVenue();
  server = await serveSample(venue);
  [ada, bob] = [await server.page('session=ada'), await server.page('session=bob')];
});
afterEach(() => server.close());

function sell(name: number, buyerId?: number): number {
  const [reply] = venue.applyAll([sampleSale(name, buyerId)]);
  if (reply?.ok !== true || reply.orderId === null) throw new Error('refused');
  return reply.orderId;
}

const statesOf = (page: Page): unknown[] =>
  page.messages.map(({ data }) => {
    const told = z.parse(c2cMessage, data);
    return 'order' in told ? told.order.state : told.open.map(({ state }) => state);
  });

test('both see each step of the order, each in his own role', async () => {
  const orderId = sell(1);
  const key = String(orderId);
  for (const page of [ada, bob]) expect(await page.subscribe({ channel: 'c2c', key })).toEqual({ ok: true });
  venue.applyAll([{ type: 'step-c2c-order', accountId: 1000, orderId, step: 'mark-paid' }]);
  await turn();
  server.tick();
  await Promise.all([ada.caughtUp(), bob.caughtUp()]);
  for (const page of [ada, bob]) expect(statesOf(page)).toEqual(['waiting', 'paid']);
  expect([ada, bob].map((page) => page.messages[0]?.data)).toMatchObject([{ order: { role: 'buyer' } }, { order: { role: 'seller' } }]);
});

test('the open orders of a user come and go', async () => {
  await bob.subscribe({ channel: 'c2c', key: '' });
  const orderId = sell(1);
  await turn();
  server.tick();
  venue.applyAll([{ type: 'step-c2c-order', accountId: 1000, orderId, step: 'cancel' }]);
  await turn();
  server.tick();
  await bob.caughtUp();
  expect(statesOf(bob)).toEqual([[], ['waiting'], []]);
});

test('an order of others is unknown, as is one that there is not; nothing is told of either', async () => {
  venue.applyAll([{ type: 'open-account', accountId: 1002, kind: 'user' }]);
  const ofOthers = sell(1, 1002);
  for (const key of [String(ofOthers), '987654321'])
    expect(await ada.subscribe({ channel: 'c2c', key })).toMatchObject({ ok: false, code: errorCodes.unknownOrder });
  venue.applyAll([
    { type: 'step-c2c-order', accountId: 1002, orderId: ofOthers, step: 'mark-paid' },
    { type: 'credit-deposit', accountId: 1000, assetId: 0, units: units(1n), reference: 'once more' },
  ]);
  await turn();
  server.tick();
  await ada.caughtUp();
  expect(ada.messages).toEqual([]);
  expect(server.channels.status().topics).toBe(0);
});
