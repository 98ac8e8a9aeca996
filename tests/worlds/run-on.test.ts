// Worlds that run on while nobody looks: the next start of the house lets them go on, as far as it can.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { Store } from '#server/store/open-store.ts';
import { user } from '#server/store/schema/identity.ts';
import { worlds } from '#server/store/schema/worlds.ts';
import { openRegister } from '#server/worlds/register/open-register.ts';
import type { KeptWorld, WorldRegister } from '#server/worlds/register/register.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { worldJournal } from '#server/worlds/world/world.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createSmallWorlds, type SmallWorlds } from './small-worlds.ts';

const startMs = 1_790_000_040_000;
const genesis: WorldGenesis = { version: 1, seed: 'one', startMs, symbols: ['BTCUSDT'], gridMs: 15_000 };
const always = new AbortController().signal;

let store: Store;
let folder: string;
let house: SmallWorlds;
let register: WorldRegister;
let nowMs = startMs;
const said: string[] = [];
const log = { info: (text: string) => void said.push(text), error: (_: object, text: string) => void said.push(text) };

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.db.delete(worlds);
  await store.db.delete(user);
  for (const id of ['anna', 'berta']) await store.db.insert(user).values({ id, name: id, email: `${id}@example.com` });
  folder = mkdtempSync(join(tmpdir(), 'meridian-run-on-'));
  house = createSmallWorlds(folder, (worldId) => register.runsOn(worldId));
  register = await openRegister({ db: store.db, house, folder, now: () => nowMs, log });
  said.length = 0;
  onTestFinished(async () => {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** A world at rest, seen a second later than the one made before. */
async function made(userId: string): Promise<KeptWorld> {
  nowMs += 1000;
  const found = await register.create(userId, { name: 'Mine', colour: 'blue', genesis });
  if (found instanceof Refusal) throw new Error(found.key);
  await register.change(found.world.worldId, { runsOn: true });
  await house.sleep();
  return found.world;
}
const run = ({ worldId }: KeptWorld, speed: number, untilMs: number | null = null) => house.go(worldId, { pace: 'run', speed, untilMs });
/** The end of the house, and its next start. */
async function restart(signal = always): Promise<void> {
  await house.close();
  register = await openRegister({ db: store.db, house, folder, now: () => nowMs, log });
  await register.goOn(signal);
}
const paceOf = ({ worldId }: KeptWorld) => {
  const state = house.stateIfAwake(worldId);
  return state === null ? null : [state.speed, state.untilMs];
};

test('they go on from where they stood, as fast as before and as far', async () => {
  const [fast, far] = [await made('anna'), await made('berta')];
  await house.go(fast.worldId, { pace: 'step', ms: 60_000 });
  await run(fast, Number.POSITIVE_INFINITY);
  await run(far, 7, startMs + 3_600_000);
  await restart();
  expect([paceOf(fast), paceOf(far)]).toEqual([
    [Number.POSITIVE_INFINITY, null],
    [7, startMs + 3_600_000],
  ]);
  expect(house.stateIfAwake(fast.worldId)?.timeMs).toBe(startMs + 60_000);
  // It does so again, and nobody has looked at it by that.
  nowMs += 3_600_000;
  await restart();
  expect(paceOf(far)).toEqual([7, startMs + 3_600_000]);
  expect(await register.find(far.worldId, 'berta')).toMatchObject({ world: { lastSeenMs: far.lastSeenMs } });
  expect(said).toEqual([]);
});

test('those that stood still sleep, and so do those that are not told to run on: they stand still when they wake', async () => {
  const [still, stopped, untold] = [await made('anna'), await made('anna'), await made('berta')];
  await run(stopped, 5);
  await run(stopped, 0);
  await run(untold, 5);
  await register.change(untold.worldId, { runsOn: false });
  await restart();
  expect([still, stopped, untold].map(paceOf)).toEqual([null, null, null]);
  expect(await register.awake(untold)).toMatchObject({ speed: 0 });
  // To be told so later starts nothing.
  await register.change(untold.worldId, { runsOn: true });
  await restart();
  expect(paceOf(untold)).toBeNull();
});

test('whoever looks at a world before its turn finds it going on', async () => {
  const world = await made('anna');
  await run(world, 3);
  await restart(AbortSignal.abort());
  expect(paceOf(world)).toBeNull();
  expect(await register.awake(world)).toMatchObject({ speed: 3, untilMs: null });
  await register.goOn(always);
  expect(paceOf(world)).toEqual([3, null]);
});

test('an owner has no more of them awake than may be: the ones seen last go on', async () => {
  const [first, second, third, other] = [await made('anna'), await made('anna'), await made('anna'), await made('berta')];
  for (const world of [first, second, third, other]) await run(world, 2);
  await restart();
  expect([first, second, third, other].map(paceOf)).toEqual([null, [2, null], [2, null], [2, null]]);
  expect(said).toEqual([`the world ${first.worldId} does not go on: worldAwakeLimit`]);
  expect(await register.awake(first)).toMatchObject({ key: 'worldAwakeLimit' });
});

test('one that cannot be opened is passed over, and refused by name', async () => {
  const [damaged, sound] = [await made('anna'), await made('berta')];
  for (const world of [damaged, sound]) await run(world, 2);
  await house.close();
  const journal = worldJournal(join(folder, damaged.worldId));
  for (const name of readdirSync(journal)) if (name !== 'lock') writeFileSync(join(journal, name), 'not what it was');
  await restart();
  expect([damaged, sound].map(paceOf)).toEqual([null, [2, null]]);
  expect(said).toEqual(['a world does not go on']);
  await expect(register.awake(damaged)).rejects.toMatchObject({ problem: 'worldDamaged' });
  expect(await register.startAnew(damaged)).toMatchObject({ speed: 0, timeMs: startMs });
});
