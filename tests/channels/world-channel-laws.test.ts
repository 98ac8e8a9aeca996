// The laws of every channel in a world of somebody's own: real sockets here, and the world on a real thread.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { switchAccountMode } from '#lib/contract/calls/v1/unified/account/switch.ts';
import type { ChannelMessage, ChannelName } from '#lib/contract/channels/protocol.ts';
import { applied, everyChannel as channelsOfVenues, withoutHistory } from './every-channel.ts';
import { openSampleVenue, serveSample, type Page, type SampleServer } from './sample-venue.ts';
import { openSampleWorlds, seatName, until, type SampleWorlds } from './sample-worlds.ts';

/** Nobody of a world trades with people outside of it. */
const everyChannel = channelsOfVenues.filter(({ channel }) => channel !== 'c2c');

const world = 'lawsoftheworld';
const spot = 'BTCUSDT_SPBL';
const contract = 'BTCUSDT_UMCBL';
/** Ada has an account of wallets, Eve a unified one. */
const seats = { ada: 1, eve: 2 };
const rounds = 3;
/** Nobody leads in a world, so that nobody copies. */
const updatesIn = (channel: ChannelName): number => (channel === 'track' ? 0 : rounds);

let worlds: SampleWorlds;
let server: SampleServer;
let ada: Page;
let eve: Page;

const pageOf = (channel: ChannelName): Page => (channel === 'unified' ? eve : ada);
const told = (channel: ChannelName): readonly ChannelMessage[] => pageOf(channel).messages.filter((message) => message.channel === channel);

const buy = { delegateType: 21, orderType: 1 } as const;
const sendToFutures = { coin: 'USDT', amount: '20000', from: 'spot', to: 'futures' } as const;

/** Something that every channel has to tell. */
async function trade(): Promise<void> {
  const { ask } = worlds;
  await ask(world, placeOrder, { ...buy, symbolId: spot, delegateCount: '1000', tradeUnit: 'quote' });
  await ask(world, openContract, { ...buy, symbolId: contract, delegateCount: '0.01' });
  await ask(world, placePlan, {
    symbolId: spot,
    delegateType: 21,
    planType: 0,
    triggerType: 1,
    triggerPrice: '1000',
    delegateCount: '0.01',
  });
  await ask(world, placePlanOrder, {
    symbolId: contract,
    delegateType: 22,
    planType: 2,
    delegateCount: '0.01',
    presetStopLossPrice: '50000',
  });
  await ask(world, transferFunds, { coin: 'USDT', amount: '100', from: 'spot', to: 'cross' });
  await ask(world, transferFunds, { coin: 'USDT', amount: '100', from: 'spot', to: 'isolated', symbolId: spot });
  await worlds.fund(world, '100', seats.eve);
  await worlds.step(world, 1000);
}

beforeAll(async () => {
  worlds = openSampleWorlds();
  const { ask, fund } = worlds;
  await worlds.create(world);
  for (const seat of Object.values(seats)) await fund(world, '100000', seat);
  await ask(world, transferFunds, sendToFutures);
  await ask(world, switchAccountMode, { mode: 'basic' }, seats.eve);
  await ask(world, placeStrategyGrid, {
    strategyType: 1,
    symbolId: spot,
    strategyNum: 4,
    strategyMinPrice: '50000',
    strategyMaxPrice: '200000',
    tokenQuoteInvestAmount: '4000',
  });
  for (const name of ['ada', 'eve'] as const) worlds.seats.set(seatName(world, name), seats[name]);
  server = await serveSample(await openSampleVenue(), { worlds: worlds.channels });
  ada = await server.page('session=ada', {}, { world });
  eve = await server.page('session=eve', {}, { world });
  for (const { channel, key } of everyChannel) await pageOf(channel).subscribe({ channel, key });
  for (let round = 1; round <= rounds; round += 1) {
    await trade();
    for (const { channel } of everyChannel) await until(pageOf(channel), () => told(channel).length > Math.min(round, updatesIn(channel)));
  }
});
afterAll(async () => {
  await server.close();
  await worlds.close();
});

describe.each(everyChannel)('$channel', ({ channel, key, badKey, badCode }) => {
  // Half a second of its own for each, so that nobody asks too often.
  beforeEach(() => server.tick(5));

  test('the snapshot comes first; updates follow without a gap, each what its schema says', () => {
    const [snapshot, ...updates] = told(channel);
    expect(snapshot?.kind).toBe('snapshot');
    expect(updates.length).toBeGreaterThanOrEqual(updatesIn(channel));
    expect(updates.every((message) => message.kind === 'update' && message.key === key)).toBe(true);
    expect(updates.map(({ sequence }) => sequence)).toEqual(updates.map((_, place) => (snapshot?.sequence ?? 0) + place + 1));
    expect(applied(channel, told(channel))).not.toBe(null);
  });

  test('following again gives a fresh snapshot that says the same as snapshot and updates before, and is not older', async () => {
    // Balances are worth what they were worth when they were told: both of them now.
    await worlds.ask(world, placeOrder, { ...buy, symbolId: spot, delegateCount: '1000', tradeUnit: 'quote' });
    await pageOf(channel).subscribe({ channel, key });
    const place = told(channel).findLastIndex(({ kind }) => kind === 'snapshot');
    const [before, fresh] = [told(channel).slice(0, place), told(channel)[place]];
    expect(place).toBeGreaterThan(0);
    expect(fresh?.sequence).toBe(before.at(-1)?.sequence);
    expect(applied(channel, [fresh])).toEqual(withoutHistory(applied(channel, before)));
  });

  test('after leaving, nothing more; coming back never goes back in sequence', async () => {
    const page = pageOf(channel);
    await page.unsubscribe({ channel, key });
    const before = told(channel);
    const { topics } = server.channels.status();
    await worlds.fund(world, '1', channel === 'unified' ? seats.eve : seats.ada);
    await worlds.step(world, 250);
    await page.caughtUp();
    expect(told(channel)).toEqual(before);
    await page.subscribe({ channel, key });
    expect(server.channels.status().topics).toBe(topics + 1);
    expect(told(channel)[before.length]?.kind).toBe('snapshot');
    expect(told(channel)[before.length]?.sequence).toBeGreaterThanOrEqual(before.at(-1)?.sequence ?? 0);
  });

  test('a key it has not is refused', async () => {
    const count = told(channel).length;
    expect(await pageOf(channel).subscribe({ channel, key: badKey })).toMatchObject({ ok: false, code: badCode });
    expect(told(channel).length).toBe(count);
  });
});

test('a world has no marketplace between people', async () => {
  server.tick(5);
  expect(await ada.subscribe({ channel: 'c2c', key: '' })).toMatchObject({ ok: false, code: '50411' });
});
