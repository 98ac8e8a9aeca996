// Faults of the channels of a world: what a page on a socket hears, and that it is right again once it has asked anew.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import type { ChannelMessage, ChannelName } from '#lib/contract/channels/protocol.ts';
import type { WorldFault } from '#lib/contract/worlds/world-faults.ts';
import { applied } from './every-channel.ts';
import { openSampleVenue, serveSample, type Page, type SampleServer } from './sample-venue.ts';
import { openSampleWorlds, seatName, until, type SampleWorlds } from './sample-worlds.ts';

let worlds: SampleWorlds;
let server: SampleServer;
let made = 0;
let world = '';
let ada: Page;
let eve: Page;

beforeAll(async () => {
  worlds = openSampleWorlds();
  server = await serveSample(await openSampleVenue(), { worlds: worlds.channels });
});
afterAll(async () => {
  await server.close();
  await worlds.close();
});
beforeEach(async () => {
  made += 1;
  world = `worldoffaults${made}`;
  await worlds.create(world);
  worlds.seats.set(seatName(world, 'ada'), 1);
  worlds.seats.set(seatName(world, 'eve'), 2);
  for (const seat of [1, 2]) await worlds.fund(world, '20000', seat);
  ada = await server.page('session=ada', {}, { world });
  eve = await server.page('session=eve', {}, { world });
});

const set = (fault: Partial<WorldFault> & Pick<WorldFault, 'kind'>) =>
  worlds.worlds.tell(world, { order: 'fault', fault: { seatNumber: null, channel: null, key: null, times: 1, ...fault } });
const told = (page: Page, channel: ChannelName): readonly ChannelMessage[] =>
  page.messages.filter((message) => message.channel === channel);
const sequences = (page: Page, channel: ChannelName): readonly number[] => {
  const all = told(page, channel).map(({ sequence }) => sequence);
  return all.map((sequence) => sequence - (all[0] ?? 0));
};
const buy = (seat: number) =>
  worlds.ask(
    world,
    placeOrder,
    { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 1, delegateCount: '500', tradeUnit: 'quote' },
    seat,
  );

test('a fill is told twice to its seat, in two messages that follow each other', async () => {
  for (const page of [ada, eve]) await page.subscribe({ channel: 'orders', key: '' });
  await set({ kind: 'repeated-fill', seatNumber: 1 });
  await buy(2);
  await until(eve, () => told(eve, 'orders').length === 2);
  await buy(1);
  await until(ada, () => told(ada, 'orders').length === 3);
  const [, first, again] = told(ada, 'orders');
  expect(sequences(ada, 'orders')).toEqual([0, 1, 2]);
  const fills = [first?.data].flat().filter((change) => JSON.stringify(change).includes('tradeId'));
  expect(fills.length).toBeGreaterThan(0);
  expect(again?.data).toEqual(fills);
  await buy(1);
  await until(ada, () => told(ada, 'orders').length === 4);
  await ada.caughtUp();
  expect([sequences(ada, 'orders'), sequences(eve, 'orders')]).toEqual([
    [0, 1, 2, 3],
    [0, 1],
  ]);
});

test('a lost message leaves a gap in the sequence, and a fresh snapshot has all of it', async () => {
  await ada.subscribe({ channel: 'account', key: '' });
  await eve.subscribe({ channel: 'account', key: '' });
  await set({ kind: 'lost-message', channel: 'account', seatNumber: 1 });
  for (const seat of [2, 1, 1]) await worlds.fund(world, '1', seat);
  await until(ada, () => told(ada, 'account').length === 2);
  await until(eve, () => told(eve, 'account').length === 2);
  expect([sequences(ada, 'account'), sequences(eve, 'account')]).toEqual([
    [0, 2],
    [0, 1],
  ]);
  await ada.subscribe({ channel: 'account', key: '' });
  expect(sequences(ada, 'account')).toEqual([0, 2, 2]);
  expect(JSON.stringify(told(ada, 'account').at(-1)?.data)).toContain('20002');
});

test('a book with a wrong checksum is none to whoever checks it, and right again once it is asked for anew', async () => {
  const [spot, contract] = ['BTCUSDT', 'BTCUSDT_UMCBL'];
  for (const key of [spot, contract]) await ada.subscribe({ channel: 'depth', key });
  await set({ kind: 'wrong-checksum', key: spot });
  const ofKey = (key: string) => told(ada, 'depth').filter((message) => message.key === key);
  const move = async (count: number) => {
    await worlds.step(world, 1000);
    await until(ada, () => [spot, contract].every((key) => ofKey(key).filter(({ kind }) => kind === 'update').length === count));
  };
  await move(1);
  expect([applied('depth', ofKey(spot)), applied('depth', ofKey(contract)) === null]).toEqual([null, false]);
  await ada.subscribe({ channel: 'depth', key: spot });
  await move(2);
  const again = ofKey(spot).slice(2);
  expect(again.map(({ kind }) => kind)).toEqual(['snapshot', 'update']);
  expect(applied('depth', again)).not.toBeNull();
  expect(again.at(-1)?.sequence).toBe((ofKey(spot)[0]?.sequence ?? 0) + 2);
});
