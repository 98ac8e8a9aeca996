// The register of worlds over a real database: what is found at a start, what is removed by itself, and the limits of the whole house.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { Store } from '#server/store/open-store.ts';
import { user } from '#server/store/schema/identity.ts';
import { worlds, worldSeats } from '#server/store/schema/worlds.ts';
import { openRegister } from '#server/worlds/register/open-register.ts';
import type { SeatInWorld, WorldRegister } from '#server/worlds/register/register.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { WorldUnavailable } from '#server/worlds/worlds.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createSmallWorlds, type SmallWorlds } from './small-worlds.ts';

const startMs = 1_790_000_040_000;
const dayMs = 24 * 60 * 60_000;
const genesis: WorldGenesis = { version: 1, seed: 'one', startMs, symbols: ['BTCUSDT'], gridMs: 250 };
const away = new WorldUnavailable('worldsAway', 'for the test');

let store: Store;
let folder: string;
let house: SmallWorlds;
let nowMs = startMs;
const said: string[] = [];
const log = { info: (text: string) => void said.push(text), error: (_: object, text: string) => void said.push(text) };

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.db.delete(worlds);
  await store.db.delete(user);
  for (const id of ['anna', 'berta'])
    await store.db.insert(user).values({ id, name: id, email: `${id}@example.com`, guestSince: id === 'berta' ? new Date() : null });
  folder = mkdtempSync(join(tmpdir(), 'meridian-register-'));
  house = createSmallWorlds(folder);
  nowMs = startMs;
  said.length = 0;
  onTestFinished(async () => {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

const open = (): Promise<WorldRegister> => openRegister({ db: store.db, house, folder, now: () => nowMs, log });
/** The end of the process, and the next one. */
const restart = async (): Promise<WorldRegister> => {
  await house.close();
  return open();
};
async function made(register: WorldRegister, userId: string, name: string): Promise<SeatInWorld> {
  const found = await register.create(userId, { name, colour: 'blue', genesis });
  if (found instanceof Refusal) throw new Error(found.key);
  await house.sleep();
  return found;
}
const folderOf = ({ world }: SeatInWorld): string => join(folder, world.worldId);
const namesOf = async (register: WorldRegister, userId: string): Promise<string[]> =>
  (await register.list(userId)).map(({ world }) => world.name);
const keyOf = (answer: object): string | null => (answer instanceof Refusal ? answer.key : null);

test('what was is there after a restart, with its seats', async () => {
  const register = await open();
  const mine = await made(register, 'anna', 'Mine');
  const link = await register.createLink(mine.world.worldId, 'trader');
  await register.join('token' in link ? link.token : '', 'berta');
  const before = await register.awake(mine.world);
  const next = await restart();
  expect(await namesOf(next, 'anna')).toEqual(['Mine']);
  expect(await next.find(mine.world.worldId, 'berta')).toMatchObject({ seat: { role: 'trader', seatNumber: 2 } });
  expect(await next.awake(mine.world)).toMatchObject({ timeMs: startMs, genesis, gridMs: 'gridMs' in before ? before.gridMs : 0 });
});

test('a row without a folder, a folder without a row, and what was half made are put right at the start', async () => {
  const register = await open();
  const [kept, bare] = [await made(register, 'anna', 'Kept'), await made(register, 'anna', 'Bare')];
  const [half, stray] = [await made(register, 'anna', 'Half'), await made(register, 'anna', 'Stray')];
  await house.close();
  rmSync(folderOf(bare), { recursive: true });
  // The process ended before its maker was told of it.
  await store.db.update(worlds).set({ state: 'making' }).where(eq(worlds.worldId, half.world.worldId));
  await store.db.delete(worlds).where(eq(worlds.worldId, stray.world.worldId));
  const next = await restart();
  expect(await namesOf(next, 'anna')).toEqual(['Kept']);
  expect([kept, bare, half, stray].map((one) => existsSync(folderOf(one)))).toEqual([true, false, false, false]);
  expect(await store.db.$count(worlds)).toBe(1);
  expect(await store.db.$count(worldSeats)).toBe(1);
});

test('one that the house cannot remove yet is found by nobody, and goes later', async () => {
  const register = await open();
  const mine = await made(register, 'anna', 'Mine');
  house.fail(away);
  await register.remove(mine.world.worldId);
  expect(await namesOf(register, 'anna')).toEqual([]);
  expect(keyOf(await register.find(mine.world.worldId, 'anna'))).toBe('unknownWorld');
  expect(existsSync(folderOf(mine))).toBe(true);
  expect(said).toEqual(['a world could not be removed yet']);
  house.fail(null);
  await register.tidy();
  expect(existsSync(folderOf(mine))).toBe(false);
  expect(await store.db.$count(worlds)).toBe(0);
});

test('one that cannot be made leaves nothing behind', async () => {
  const register = await open();
  house.fail(away);
  await expect(register.create('anna', { name: 'None', colour: 'blue', genesis })).rejects.toBe(away);
  expect(await namesOf(register, 'anna')).toEqual([]);
  house.fail(null);
  await register.tidy();
  expect(await store.db.$count(worlds)).toBe(0);
  for (const place of [1, 2, 3, 4, 5]) await made(register, 'anna', `World ${place}`);
  expect(keyOf(await register.create('anna', { name: 'Sixth', colour: 'blue', genesis }))).toBe('worldLimit');
});

test('a week without anybody ends one that is not kept; to look at it is enough to keep it a week more', async () => {
  const register = await open();
  const [looked, left, kept] = [
    await made(register, 'anna', 'Looked'),
    await made(register, 'anna', 'Left'),
    await made(register, 'anna', 'Kept'),
  ];
  await register.change(kept.world.worldId, { isKept: true });
  nowMs = startMs + 6 * dayMs;
  await register.tidy();
  expect(await namesOf(register, 'anna')).toEqual(['Looked', 'Left', 'Kept']);
  const state = await register.awake(looked.world);
  expect(await register.find(looked.world.worldId, 'anna')).toMatchObject({
    world: { lastSeenMs: nowMs, bytes: 'bytes' in state ? state.bytes : 0 },
  });
  nowMs = startMs + 7 * dayMs + 1;
  await register.tidy();
  expect(await namesOf(register, 'anna')).toEqual(['Looked', 'Kept']);
  expect([looked, left, kept].map((one) => existsSync(folderOf(one)))).toEqual([true, false, true]);
  expect(said).toEqual(['1 worlds that nobody looks at are removed']);
});

test('a guest who is forgotten takes his worlds and seats along', async () => {
  const register = await open();
  const [hers, his] = [await made(register, 'anna', 'Hers'), await made(register, 'berta', 'His')];
  const link = await register.createLink(hers.world.worldId, 'onlooker');
  await register.join('token' in link ? link.token : '', 'berta');
  await store.db.delete(user).where(eq(user.id, 'berta'));
  await register.tidy();
  expect([hers, his].map((one) => existsSync(folderOf(one)))).toEqual([true, false]);
  expect((await register.seats(hers.world.worldId)).map(({ role }) => role)).toEqual(['owner']);
  expect(await store.db.$count(worlds)).toBe(1);
});

test('the house has five hundred, and no more', async () => {
  const register = await open();
  const row = {
    userId: null,
    name: 'n',
    colour: 'blue',
    state: 'open',
    isKept: true,
    runsOn: false,
    createdAtMs: 0,
    lastSeenMs: 0,
  } as const;
  const many = Array.from({ length: 499 }, (_, place) => ({ ...row, worldId: `w${place}`, bytes: 0, nextNumber: 2 }));
  await store.db.insert(worlds).values(many);
  const race = ['anna', 'berta'].map((userId) => register.create(userId, { name: 'Last', colour: 'blue', genesis }));
  expect((await Promise.all(race)).map(keyOf).filter((key) => key === 'worldsFull')).toHaveLength(1);
});

test('twins of a last place: of ten at once, those that may be are there', async () => {
  const register = await open();
  for (const place of [1, 2, 3, 4]) await made(register, 'anna', `World ${place}`);
  const race = Array.from({ length: 10 }, () => register.create('anna', { name: 'Fifth', colour: 'blue', genesis }));
  expect((await Promise.all(race)).map(keyOf).filter((key) => key === null)).toHaveLength(1);
  expect(await store.db.$count(worlds)).toBe(5);
});

test('whoever asks a world finds it awake, and is known by the number of the seat', async () => {
  const register = await open();
  const mine = await made(register, 'anna', 'Mine');
  const { worldId } = mine.world;
  const [trade, look] = [await register.createLink(worldId, 'trader'), await register.createLink(worldId, 'onlooker')];
  expect(keyOf(await register.seatOf(worldId, 'berta'))).toBe('noWorldSeat');
  await register.join('token' in look ? look.token : '', 'berta');
  expect(house.stateIfAwake(worldId)).toBeNull();
  expect(await register.seatOf(worldId, 'berta')).toEqual({ seat: null, isFrozen: false });
  expect(house.stateIfAwake(worldId)?.timeMs).toBe(startMs);
  await register.join('token' in trade ? trade.token : '', 'berta');
  expect([await register.seatOf(worldId, 'anna'), await register.seatOf(worldId, 'berta')]).toMatchObject([{ seat: 1 }, { seat: 2 }]);
  // A visitor is no way around what its owner may have awake.
  await house.sleep();
  const others = [await made(register, 'anna', 'Second'), await made(register, 'anna', 'Third')];
  for (const { world } of others) {
    await register.awake(world);
    await house.go(world.worldId, { pace: 'run', speed: 1, untilMs: null });
  }
  expect(keyOf(await register.seatOf(worldId, 'berta'))).toBe('worldAwakeLimit');
});
