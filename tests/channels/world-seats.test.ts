// Sockets of people who come into a world by links: whoever gets another seat there, or loses it, is told and comes back to what is true now.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { endWithSeats } from '#server/channels/worlds/end-with-seats.ts';
import { user } from '#server/store/schema/identity.ts';
import { openRegister } from '#server/worlds/register/open-register.ts';
import type { WorldRegister } from '#server/worlds/register/register.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { openSampleVenue, serveSample, type Page, type SampleServer } from './sample-venue.ts';
import { openSampleWorlds, until, type SampleWorlds } from './sample-worlds.ts';

const orders = { channel: 'orders', key: '' };
const depth = { channel: 'depth', key: 'BTCUSDT' };
const quiet = { info: () => undefined, error: () => undefined };

let worlds: SampleWorlds;
let register: WorldRegister;
let server: SampleServer;
/** Ada's. */
let worldId: string;

beforeAll(async () => {
  const store = await openTestStore();
  for (const id of ['ada', 'bob', 'eve']) await store.db.insert(user).values({ id, name: id, email: `${id}@example.com` });
  worlds = openSampleWorlds();
  register = await openRegister({ db: store.db, house: worlds.worlds, folder: worlds.folder, now: Date.now, log: quiet });
  const channels = { ...worlds.channels, seatOf: register.seatOf };
  server = await serveSample(await openSampleVenue(), { worlds: channels });
  endWithSeats(server.channels, register);
  const genesis = { version: 1 as const, seed: 'seats', startMs: 1_790_000_040_000, symbols: ['BTCUSDT'], gridMs: 250 as const };
  const made = await register.create('ada', { name: 'Seats', colour: 'blue', genesis });
  if (made instanceof Refusal) throw new Error(made.key);
  ({ worldId } = made.world);
});
afterAll(async () => {
  await server.close();
  await worlds.close();
});

const pageOf = (userId: string): Promise<Page> => server.page(`session=${userId}`, {}, { world: worldId });
const gone = ({ socket }: Page): Promise<void> =>
  new Promise((resolve) => {
    if (socket.disconnected) resolve();
    else socket.once('disconnect', () => resolve());
  });
async function join(userId: string, role: 'trader' | 'onlooker'): Promise<number | null> {
  const link = await register.createLink(worldId, role);
  const joined = await register.join('token' in link ? link.token : '', userId);
  if (joined instanceof Refusal) throw new Error(joined.key);
  return joined.seat.seatNumber;
}
const buy = (seat: number) => {
  const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 1, delegateCount: '50', tradeUnit: 'quote' } as const;
  return worlds.ask(worldId, placeOrder, order, seat);
};
const told = ({ messages }: Page) => messages.filter(({ channel }) => channel === 'orders').map(({ kind }) => kind);

test('an onlooker who trades from now on is told that the account is another, and comes back to the news of the new seat', async () => {
  expect(await join('bob', 'onlooker')).toBeNull();
  const [ada, bob] = [await pageOf('ada'), await pageOf('bob')];
  for (const page of [ada, bob]) for (const channel of [orders, depth]) expect(await page.subscribe(channel)).toEqual({ ok: true });
  const seat = await join('bob', 'trader');
  await gone(bob);
  expect(bob.closed).toEqual([{ ...orders, code: errorCodes.accountMismatch, msg: expect.any(String) }]);
  const again = await pageOf('bob');
  expect(await again.subscribe(orders)).toEqual({ ok: true });
  await worlds.fund(worldId, '1000', seat ?? 0);
  await buy(seat ?? 0);
  await until(again, () => told(again).length > 1);
  expect(told(again)).toEqual(['snapshot', 'update']);
  await ada.caughtUp();
  expect([told(ada), ada.closed, ada.socket.connected]).toEqual([['snapshot'], [], true]);
});

test('a link that gives no other seat ends nothing', async () => {
  await join('bob', 'trader');
  const bob = await pageOf('bob');
  await bob.subscribe(orders);
  await join('bob', 'trader');
  await join('bob', 'onlooker');
  await join('eve', 'onlooker');
  await bob.caughtUp();
  expect([bob.socket.connected, bob.closed]).toEqual([true, []]);
});

test('a seat that is taken away, and a world that is removed, end the sockets of it with their own words', async () => {
  await join('eve', 'trader');
  const [ada, eve] = [await pageOf('ada'), await pageOf('eve')];
  for (const page of [ada, eve]) await page.subscribe(orders);
  const seat = (await register.seats(worldId)).find(({ userId }) => userId === 'eve');
  expect(await register.removeSeat(worldId, seat?.seatId ?? 0)).toBe(true);
  await gone(eve);
  expect(eve.closed).toMatchObject([{ ...orders, code: errorCodes.noWorldSeat }]);
  await expect(pageOf('eve')).rejects.toMatchObject({ data: { code: errorCodes.noWorldSeat } });
  await register.remove(worldId);
  await gone(ada);
  expect(ada.closed).toMatchObject([{ ...orders, code: errorCodes.unknownWorld }]);
});
