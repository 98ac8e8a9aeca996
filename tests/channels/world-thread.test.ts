// The thread of worlds ends while worlds are awake, asked and looked at: they are asleep, nobody elsewhere notices, and the next who asks wakes them.
import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { backtestRun } from '#lib/contract/bots/backtest-run.ts';
import { runBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/run.ts';
import { getBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/state.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { sampleGrid } from '../automation/sample-terms.ts';
import { openSampleVenue, serveSample, type Page, type SampleServer, type SampleVenue } from './sample-venue.ts';
import { openSampleWorlds, seatName, until, type SampleWorlds } from './sample-worlds.ts';

/** Ada has the first seat of one world, Bob of the other. */
const [adas, bobs] = ['worldofada', 'worldofbob'];
const depth = { channel: 'depth', key: 'BTCUSDT' };
const orders = { channel: 'orders', key: '' };

let live: SampleVenue;
let worlds: SampleWorlds;
let server: SampleServer;
/** The thread that was started last. */
let thread: Worker | null = null;
const started = (worker: Worker): void => {
  thread = worker;
};

beforeAll(async () => {
  process.on('worker', started);
  live = await openSampleVenue();
});
afterAll(() => void process.off('worker', started));
beforeEach(async () => {
  worlds = openSampleWorlds({ everyMs: 500, looks: 6 });
  for (const [worldId, userId] of [
    [adas, 'ada'],
    [bobs, 'bob'],
  ] as const) {
    await worlds.create(worldId);
    worlds.seats.set(seatName(worldId, userId), 1);
  }
  server = await serveSample(live, { worlds: worlds.channels });
});
afterEach(async () => {
  await server.close();
  await worlds.close();
});

const pageIn = (world: string, userId: string): Promise<Page> => server.page(`session=${userId}`, {}, { world });
const gone = ({ socket }: Page): Promise<void> =>
  new Promise((resolve) => {
    if (socket.disconnected) resolve();
    else socket.once('disconnect', () => resolve());
  });
async function buy(worldId: string): Promise<unknown> {
  const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 1, delegateCount: '500', tradeUnit: 'quote' } as const;
  return worlds.ask(worldId, placeOrder, order);
}
const idOf = (placed: unknown): unknown => (typeof placed === 'object' && placed !== null && 'orderId' in placed ? placed.orderId : null);
function current(): Worker {
  if (thread === null) throw new Error('there is no thread');
  return thread;
}
/** A step of years, whose world has the thread for itself. */
const never = (worldId: string): Promise<void> => worlds.step(worldId, 1000 * 24 * 3_600_000);
/** The thread ends in the middle of one. */
async function dieIn(worldId: string): Promise<void> {
  await worlds.worlds.state(worldId);
  const busy = (): number => current().performance.eventLoopUtilization().active;
  const before = busy();
  const ended = Promise.allSettled([never(worldId)]);
  while (busy() - before < 200) await turn();
  await current().terminate();
  expect(await ended).toMatchObject([{ status: 'rejected', reason: { problem: 'worldsAway' } }]);
}

test('its worlds are asleep, live goes on, and the next question wakes a world with all that it had answered', async () => {
  const [ada, bob, elsewhere] = [await pageIn(adas, 'ada'), await pageIn(bobs, 'bob'), await server.page('session=ada')];
  for (const page of [ada, bob, elsewhere]) expect(await page.subscribe(depth)).toEqual({ ok: true });
  await ada.subscribe(orders);
  await worlds.fund(adas, '1000');
  const bought = await buy(adas);
  worlds.runningOn.add(bobs);
  for (const worldId of [adas, bobs]) await worlds.worlds.go(worldId, { pace: 'run', speed: 2, untilMs: null });
  const ended = current();
  const asked = [worlds.ask(adas, getFills, {}), worlds.ask(bobs, getFills, {}), buy(adas), worlds.step(bobs, 1000)];
  const answers = Promise.allSettled(asked);
  await Promise.all([ended.terminate(), gone(ada), gone(bob)]);
  const problems = (await answers).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.problem] : []));
  expect(new Set(problems)).toEqual(new Set(['worldsAway']));
  expect([adas, bobs].map((worldId) => worlds.worlds.stateIfAwake(worldId))).toEqual([null, null]);
  expect(await worlds.worlds.load()).toEqual({ awake: 0, memory: 0 });
  // Live is asked and heard as ever.
  live.place(1001, 'buy', 9000, 50_000);
  server.tick();
  await until(elsewhere, () => elsewhere.messages.length > 1);
  expect([elsewhere.socket.connected, elsewhere.closed]).toEqual([true, []]);
  expect(await worlds.ask(adas, getFills, {})).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ orderId: idOf(bought) })]),
  });
  expect(current()).not.toBe(ended);
  // The time of the one that runs on goes on with it, and that of the other stands.
  expect(await worlds.worlds.state(bobs)).toMatchObject({ speed: 2 });
  expect(await worlds.worlds.state(adas)).toMatchObject({ speed: 0 });
  const again = await pageIn(adas, 'ada');
  for (const channel of [depth, orders]) expect(await again.subscribe(channel)).toEqual({ ok: true });
  expect(again.messages.map(({ kind }) => kind)).toEqual(['snapshot', 'snapshot']);
  await buy(adas);
  await until(again, () => again.messages.some(({ channel, kind }) => channel === 'orders' && kind === 'update'));
});

test('a backtest of a world is played on a thread beside it, over the past of the world', async () => {
  const startMs = 1_790_000_040_000;
  const bot = {
    kind: 'grid',
    terms: sampleGrid({ lowerPrice: '30000', upperPrice: '200000', grids: 50, quoteInvestment: '10000' }),
  } as const;
  const asked = { symbolId: 'BTCUSDT_SPBL', fromMs: startMs - 30 * 24 * 3_600_000, toMs: startMs, bot };
  const { runId } = backtestRun.parse(await worlds.ask(adas, runBacktest, asked));
  const played = await vi.waitUntil(
    async () => {
      const { state, result } = backtestRun.parse(await worlds.ask(adas, getBacktest, { runId }));
      return state === 'running' ? null : { state, candles: result?.candles };
    },
    { timeout: 60_000 },
  );
  expect(played).toEqual({ state: 'done', candles: 30 * 1440 });
});

test('a world with which it has ended twice is refused by name, and no other; it goes on after a new start alone', async () => {
  await dieIn(adas);
  // Once may have been anybody’s fault.
  expect(await worlds.worlds.state(adas)).toMatchObject({ speed: 0 });
  // A turn without an end is ended: others wait for it.
  const [, asked] = await Promise.allSettled([never(adas), worlds.worlds.state(bobs)]);
  expect(asked).toMatchObject({ status: 'rejected', reason: { problem: 'worldsAway', message: 'a turn had no end' } });
  expect(await worlds.worlds.state(bobs)).toMatchObject({ speed: 0 });
  await expect(worlds.worlds.state(adas)).rejects.toMatchObject({ problem: 'worldDamaged' });
  await expect(buy(adas)).rejects.toMatchObject({ problem: 'worldDamaged' });
  const [ada, bob] = [await pageIn(adas, 'ada'), await pageIn(bobs, 'bob')];
  expect(await ada.subscribe(depth)).toMatchObject({ ok: false, code: errorCodes.worldDamaged });
  expect(await bob.subscribe(depth)).toEqual({ ok: true });
  expect(await worlds.worlds.startAnew(adas)).toMatchObject({ speed: 0, timeMs: 1_790_000_040_000 });
  expect(await ada.subscribe(depth)).toEqual({ ok: true });
});
